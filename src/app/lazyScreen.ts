import { createElement, lazy, type ComponentType } from 'react';
import { reloadOnce } from './reload';

/** A screen whose code is loaded separately. */
export type LazyScreen = ComponentType & {
  /** Loads the code. A screen that is loaded before its first render renders without a fallback. */
  load: () => Promise<ComponentType>;
};

/** Functions that reset the screens whose code could not be loaded. */
const resets = new Set<() => void>();

/** Loads the code of screens that have failed again when they are rendered next. Call it while none of them is rendered. */
export function resetFailedScreens(): void {
  for (const reset of resets) reset();
  resets.clear();
}

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
      // A rejected `lazy` stays rejected, and another one would load in a loop until the error page is rendered.
      resets.add(() => {
        Screen = undefined;
      });
      throw error;
    }
  }

  function Lazy() {
    Screen ??= lazy(loadOrReload);
    return createElement(Screen);
  }
  return Object.assign(Lazy, { load });
}
