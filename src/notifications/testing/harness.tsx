import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { onTestFinished, vi } from 'vitest';
import { render as renderPage } from '#theme/testing/render';
import {
  NotificationProvider,
  NotificationRegion,
  NotificationStore,
  type NotificationContent,
  type NotificationRegionProps,
  type NotificationStoreOptions,
} from '../NotificationRegion';

/** The name of the button on the page. */
export const PAGE_BUTTON = 'Origen';

/** The texts of the region. */
export const LABELS = { label: 'Avisos', closeLabel: 'Cerrar' };

/** Renders the region of a store on a page with one button, until the end of the test. */
export function render(
  store: NotificationStore,
  props: Partial<NotificationRegionProps> = {},
  container?: ShadowRoot,
) {
  renderPage(
    <StrictMode>
      <NotificationProvider store={store}>
        <button type="button">{PAGE_BUTTON}</button>
        <NotificationRegion {...LABELS} {...props} />
      </NotificationProvider>
    </StrictMode>,
    container,
  );
}

/** Renders a region with fake timers, in a window that has the focus. */
export function setup(
  options: NotificationStoreOptions = {},
  props: Partial<NotificationRegionProps> = {},
) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  // The frame of the tests does not have the focus initially.
  window.focus();
  const store = new NotificationStore(options);
  render(store, props);
  return {
    store,
    /** Whether the region runs the timers. */
    isRunning: () => store.getSnapshot().isRunning,
    notify: (message: string, tone: NotificationContent['tone'] = 'info') =>
      flushSync(() => store.notify({ tone, message })),
    advance: (time: number) => {
      flushSync(() => {
        vi.advanceTimersByTime(time);
      });
    },
  };
}

/** Renders a region that shows one notification. */
export function setupOne(...args: Parameters<typeof setup>) {
  const region = setup(...args);
  return { ...region, id: region.notify('Uno') };
}

/** Mocks the system's setting. The tests run under reduced motion, in which notifications close at once. */
export function mockReducedMotion(matches: boolean): void {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);
}

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`No element matches ${selector}.`);
  return found;
}

/** Returns the element of a notification. */
export function slot(id: string): HTMLElement {
  return find(`[data-notification="${id}"]`);
}

/** Returns the close button of a notification. */
export function closeButton(id: string): HTMLElement {
  return find(`[data-notification="${id}"] > div > button`);
}

/** Returns the animation of a notification's time bar, the last element of its card. */
export function bar(id: string): Animation {
  const [animation] = find(`[data-notification="${id}"] > div > :last-child`).getAnimations();
  if (animation === undefined) throw new Error(`The notification ${id} has no time bar.`);
  return animation;
}

/** Returns how many notifications are in the page. */
export function renderedCount(): number {
  return document.querySelectorAll('[data-notification]').length;
}

/** Returns a live region. */
export function liveRegion(role: 'status' | 'alert'): HTMLElement {
  return find(`[role="${role}"]`);
}

/** Returns whether the middle of an element is not covered. */
export function isOnTop(element: HTMLElement): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

/** Adds an element to the page. */
export function append<Tag extends keyof HTMLElementTagNameMap>(tag: Tag) {
  return document.body.appendChild(document.createElement(tag));
}
