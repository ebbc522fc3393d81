import { createElement, lazy, type ComponentType } from 'react';
import { reloadOnce } from './reload';

/** A screen whose code is loaded separately. */
export type LazyScreen = ComponentType & {
  /** Loads the code. A screen that is loaded before its first render renders without a fallback. */
  load: () => Promise<ComponentType>;
};

/**
 * `React.lazy` with a `load` function. If the code is missing when the screen is rendered, since a new version has
 * replaced it, the page is reloaded once.
 */
export function lazyScreen(importScreen: () => Promise<ComponentType | undefined>): LazyScreen {
  let Screen: ComponentType | undefined;

  async function load(): Promise<ComponentType> {
    const component = await importScreen();
    // A truncated or empty file can still be a valid script.
    if (component === undefined) throw new Error('The module does not export the screen.');
    Screen ??= component;
    return component;
  }

  async function loadOrReload(): Promise<{ default: ComponentType }> {
    try {
      return { default: await load() };
    } catch (error) {
      // The loading state is shown until the page unloads.
      if (await reloadOnce()) await new Promise(() => undefined);
      // A rejected `lazy` stays rejected: the button of the error page loads the page again.
      throw error;
    }
  }

  function Lazy() {
    Screen ??= lazy(loadOrReload);
    return createElement(Screen);
  }
  return Object.assign(Lazy, { load });
}
