import { StrictMode, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GlobalStyle } from '#theme/GlobalStyle';
import { createFakeClock, type FakeClock } from './fakeClock';
import {
  createNotificationStore,
  NotificationProvider,
  NotificationRegion,
} from './NotificationRegion';
import type { NotificationPresetName, NotificationStore } from './types';

let root: Root;
let clock: FakeClock;
let store: NotificationStore;

function show(preset: NotificationPresetName = 'default', children?: ReactNode) {
  clock = createFakeClock();
  store = createNotificationStore({ preset, clock, reducedMotion: () => false });
  flushSync(() => {
    root.render(
      <StrictMode>
        <GlobalStyle />
        <NotificationProvider store={store}>
          <button type="button">Origen</button>
          {children}
          <NotificationRegion label="Avisos" closeLabel="Cerrar" />
        </NotificationProvider>
      </StrictMode>,
    );
  });
}

function notify(message: string): string {
  return flushSync(() => store.notify({ tone: 'warning', message }));
}

function slot(id: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-notification="${id}"]`);
  if (found === null) throw new Error(`No notification ${id} is in the page.`);
  return found;
}

function closeButton(id: string): HTMLButtonElement {
  const found = slot(id).querySelector('button');
  if (found === null) throw new Error(`The notification ${id} has no button.`);
  return found;
}

function live(role: 'status' | 'alert'): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[role="${role}"]`);
  if (found === null) throw new Error(`No live region with the role ${role} is in the page.`);
  return found;
}

function isOnTop(element: HTMLElement): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return hit !== null && element.contains(hit);
}

function addDialog(): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.innerHTML = '<button type="button">Dentro</button>';
  document.body.append(dialog);
  return dialog;
}

/** Lets the page's observers run. */
async function settle() {
  await Promise.resolve();
}

beforeEach(() => {
  const container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
});

afterEach(() => {
  flushSync(() => {
    root.unmount();
  });
  document.body.replaceChildren();
});

describe('the live regions', () => {
  test('stand empty before the first notification', () => {
    show();
    expect(live('status').getAttribute('aria-live')).toBe('polite');
    expect(live('alert').getAttribute('aria-live')).toBe('assertive');
    expect(live('status').childElementCount + live('alert').childElementCount).toBe(0);
    expect(live('alert').checkVisibility()).toBe(true);
  });

  test('are filled after they came, for a notification older than the region', async () => {
    const texts: string[] = [];
    clock = createFakeClock();
    store = createNotificationStore({ clock });
    store.notify({ tone: 'error', message: 'Antes' });
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        if (target instanceof Element && target.role === 'alert') texts.push(target.innerHTML);
      }
    });
    observer.observe(document, { subtree: true, childList: true });
    root.render(
      <NotificationProvider store={store}>
        <NotificationRegion label="Avisos" closeLabel="Cerrar" />
      </NotificationProvider>,
    );
    await expect.poll(() => texts).toEqual(['<p>Antes.</p>']);
    observer.disconnect();
  });

  test('say warnings assertively and the rest politely, for a short while', async () => {
    show();
    notify('Uno');
    flushSync(() => store.notify({ tone: 'success', title: 'Dos' }));
    await expect.poll(() => live('alert').textContent).toBe('Uno.');
    await expect.poll(() => live('status').textContent).toBe('Dos.');
    flushSync(() => {
      clock.advance(1000);
    });
    await expect.poll(() => live('alert').textContent + live('status').textContent).toBe('');
  });
});

describe('focus', () => {
  test('goes to the next notification, then to where it was', async () => {
    show();
    const [first, second, third] = [notify('Uno'), notify('Dos'), notify('Tres')];
    await userEvent.click(page.getByRole('button', { name: 'Origen' }));
    closeButton(second).focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(closeButton(first));
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(closeButton(third));
    flushSync(() => store.dismiss(third));
    expect(document.activeElement?.textContent).toBe('Origen');
  });

  test('is kept when the notification is gone at once', async () => {
    show();
    store = createNotificationStore({ clock, reducedMotion: () => true });
    flushSync(() => {
      root.render(
        <NotificationProvider store={store} key="reduced">
          <button type="button">Origen</button>
          <NotificationRegion label="Avisos" closeLabel="Cerrar" />
        </NotificationProvider>,
      );
    });
    const id = notify('Uno');
    await userEvent.click(page.getByRole('button', { name: 'Origen' }));
    closeButton(id).focus();
    await userEvent.keyboard('{Escape}');
    expect(document.querySelector('[data-notification]')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Origen');
  });

  test('stays in a notification when another comes', () => {
    show();
    const id = notify('Uno');
    closeButton(id).focus();
    notify('Dos');
    expect(document.activeElement).toBe(closeButton(id));
    expect(store.getSnapshot().running).toBe(false);
  });

  test('is not drawn by a click', async () => {
    show();
    const [first, second] = [notify('Uno'), notify('Dos')];
    await userEvent.click(page.getByRole('button', { name: 'Origen' }));
    await userEvent.click(closeButton(second));
    expect(slot(second).inert).toBe(true);
    expect(document.activeElement?.textContent).toBe('Origen');
    expect(store.remaining(first)).toBeGreaterThan(0);
  });
});

describe('time', () => {
  test('stands while the pointer is on a notification', async () => {
    show();
    const id = notify('Uno');
    await userEvent.hover(slot(id));
    flushSync(() => clock.advance(60_000));
    await userEvent.unhover(slot(id));
    expect(store.remaining(id)).toBe(1000);
    flushSync(() => clock.advance(1300));
    expect(document.querySelector('[data-notification]')).toBeNull();
  });

  test('stands while the tab is hidden', () => {
    show();
    const id = notify('Uno');
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    document.dispatchEvent(new Event('visibilitychange'));
    flushSync(() => clock.advance(60_000));
    Reflect.deleteProperty(document, 'hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(store.remaining(id)).toBe(5000);
  });

  test('is free again when the region goes while one is held', () => {
    show();
    closeButton(notify('Uno')).focus();
    expect(store.getSnapshot().running).toBe(false);
    flushSync(() => root.render(null));
    expect(store.getSnapshot().running).toBe(true);
  });
});

describe('a modal dialog', () => {
  test('takes the region in, usable and unchanged, and gives it back', async () => {
    show();
    const id = notify('Uno');
    const before = slot(id);
    const dialog = addDialog();
    dialog.showModal();
    await settle();
    expect(dialog.contains(before)).toBe(true);
    expect(slot(id)).toBe(before);
    expect(isOnTop(closeButton(id))).toBe(true);
    await expect.element(page.getByRole('region', { name: 'Avisos' })).toBeVisible();
    expect(dialog.contains(live('alert'))).toBe(true);
    await userEvent.click(closeButton(id));
    expect(slot(id).dataset['state']).toBe('removed');
    expect(dialog.open).toBe(true);
    dialog.close();
    await settle();
    expect(dialog.contains(slot(id))).toBe(false);
    expect(slot(id)).toBe(before);
  });

  test('that leaves the page open leaves the region behind', async () => {
    show();
    const id = notify('Uno');
    const dialog = addDialog();
    dialog.showModal();
    await settle();
    dialog.remove();
    await settle();
    expect(isOnTop(closeButton(id))).toBe(true);
  });

  test('opened over another takes the region, and the other has it back', async () => {
    show();
    const id = notify('Uno');
    const later = addDialog();
    const earlier = addDialog();
    earlier.showModal();
    await settle();
    later.showModal();
    await settle();
    expect(later.contains(slot(id))).toBe(true);
    later.close();
    await settle();
    expect(earlier.contains(slot(id))).toBe(true);
    expect(isOnTop(closeButton(id))).toBe(true);
  });

  test('is not closed by the Escape that closes a notification', async () => {
    show();
    const dialog = addDialog();
    dialog.showModal();
    await settle();
    const id = notify('Uno');
    closeButton(id).focus();
    await userEvent.keyboard('{Escape}');
    expect(slot(id).dataset['state']).toBe('removed');
    expect(dialog.open).toBe(true);
    expect(document.activeElement?.textContent).toBe('Dentro');
  });

  test('open before the region came takes it in', () => {
    const dialog = addDialog();
    dialog.showModal();
    show();
    expect(isOnTop(closeButton(notify('Uno')))).toBe(true);
  });
});

test('a new notification rises over a popover opened before it', () => {
  show();
  notify('Uno');
  const popover = document.createElement('div');
  popover.popover = 'manual';
  popover.style.cssText = 'inset: 0; width: 100%; height: 100%;';
  document.body.append(popover);
  popover.showPopover();
  expect(isOnTop(closeButton(notify('Dos')))).toBe(true);
});

test('the page under the region stays clickable', async () => {
  show();
  notify('Uno');
  await userEvent.click(page.getByRole('button', { name: 'Origen' }));
  expect(document.activeElement?.textContent).toBe('Origen');
});

describe('its place', () => {
  test.each([
    { preset: 'default', screen: 1280, width: 360 },
    { preset: 'default', screen: 390, width: 300 },
    { preset: 'default', screen: 320, width: 292 },
    { preset: 'compact', screen: 1280, width: 300 },
    { preset: 'compact', screen: 360, width: 360 * 0.93 },
  ] as const)('is $width px wide on $screen px in $preset', async ({ preset, screen, width }) => {
    await page.viewport(screen, 700);
    show(preset);
    const box = slot(notify('Uno')).getBoundingClientRect();
    expect(box.width).toBeCloseTo(width, 0);
    expect(box.right).toBeLessThan(screen);
    expect(box.right).toBeGreaterThan(screen - 20);
    expect(box.top).toBeLessThan(20);
  });

  test('holds long words on 320 px at 200 % text', async () => {
    await page.viewport(320, 700);
    document.documentElement.style.fontSize = '200%';
    show();
    const id = notify(
      'Ingrese un número de telefono de 10 digitos Donaudampfschifffahrtsgesellschaft',
    );
    expect(document.documentElement.scrollWidth).toBe(320);
    const card = slot(id).firstElementChild;
    expect(card?.scrollWidth).toBe(card?.clientWidth);
    expect(isOnTop(closeButton(id))).toBe(true);
    document.documentElement.style.fontSize = '';
  });
});
