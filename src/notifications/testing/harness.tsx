import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { GlobalStyle } from '#theme/GlobalStyle';
import { createFakeClock } from '#fakeClock';
import {
  createNotificationStore,
  NotificationProvider,
  NotificationRegion,
  type NotificationContent,
  type NotificationRegionProps,
  type NotificationStore,
  type NotificationStoreOptions,
} from '../NotificationRegion';

/** The name of the button on the page. */
export const ORIGIN = 'Origen';

/** The texts of the region. */
export const LABELS = { label: 'Avisos', closeLabel: 'Cerrar' };

let root: Root | undefined;

/** Renders a store's region on a page with one button. */
export function render(
  store: NotificationStore,
  props: Partial<NotificationRegionProps> = {},
): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  const page = (
    <StrictMode>
      <GlobalStyle />
      <NotificationProvider store={store} key={Math.random()}>
        <button type="button">{ORIGIN}</button>
        <NotificationRegion {...LABELS} {...props} />
      </NotificationProvider>
    </StrictMode>
  );
  const current = root;
  flushSync(() => {
    current.render(page);
  });
}

/** Removes everything. */
export function clean(): void {
  const current = root;
  flushSync(() => current?.unmount());
  root = undefined;
  document.body.replaceChildren();
}

/** Renders a region on a fake clock. */
export function show(
  options: NotificationStoreOptions = {},
  props: Partial<NotificationRegionProps> = {},
) {
  const clock = createFakeClock();
  const store = createNotificationStore({ clock, reducedMotion: () => false, ...options });
  render(store, props);
  return {
    store,
    notify: (message: string, tone: NotificationContent['tone'] = 'warning') =>
      flushSync(() => store.notify({ tone, message })),
    advance: (time: number) => {
      flushSync(() => {
        clock.advance(time);
      });
    },
  };
}

function find(selector: string, within: ParentNode = document): HTMLElement {
  const found = within.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`Nothing on the page matches ${selector}.`);
  return found;
}

/** The element of a notification. */
export function slot(id: string): HTMLElement {
  return find(`[data-notification="${id}"]`);
}

/** The button of a notification. */
export function closeButton(id: string): HTMLElement {
  return find('button', slot(id));
}

/** How many notifications are in the page. */
export function shownCount(): number {
  return document.querySelectorAll('[data-notification]').length;
}

/** A live region. */
export function live(role: 'status' | 'alert'): HTMLElement {
  return find(`[role="${role}"]`);
}

/** Whether a click on the middle of an element reaches it. */
export function isOnTop(element: HTMLElement): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return hit !== null && element.contains(hit);
}

/** The text of the focused element. */
export function focusedText(): string | null | undefined {
  return document.activeElement?.textContent;
}
