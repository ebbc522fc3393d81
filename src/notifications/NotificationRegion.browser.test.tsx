import { hydrateRoot } from 'react-dom/client';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  clean,
  closeButton,
  focusedText,
  isOnTop,
  LABELS,
  live,
  ORIGIN,
  render,
  show,
  shownCount,
  slot,
} from './testing/harness';
import {
  createNotificationStore,
  NotificationProvider,
  NotificationRegion,
} from './NotificationRegion';

async function setTextSize(size: string) {
  const { documentElement } = document;
  documentElement.style.fontSize = size;
  // Under reduced motion the global style lets every change take a frame.
  await expect
    .poll(() => parseFloat(getComputedStyle(documentElement).fontSize))
    .toBe(0.16 * parseFloat(size));
}

beforeEach(() => page.viewport(1280, 720));
afterEach(clean);

describe('the live regions', () => {
  test('are rendered empty before the first notification', async () => {
    show();
    expect(live('status').getAttribute('aria-live')).toBe('polite');
    expect(live('alert').getAttribute('aria-live')).toBe('assertive');
    expect(live('status').childElementCount + live('alert').childElementCount).toBe(0);
    await expect.poll(() => live('alert').checkVisibility()).toBe(true);
  });

  test('are filled after they are rendered, for a notification older than the region', async () => {
    const texts: string[] = [];
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        if (target instanceof Element && target.role === 'alert') texts.push(target.innerHTML);
      }
    });
    observer.observe(document, { subtree: true, childList: true });
    const store = createNotificationStore();
    store.notify({ tone: 'error', message: 'Antes' });
    render(store);
    await expect.poll(() => texts).toEqual(['<p>Antes.</p>']);
    observer.disconnect();
  });

  test('announce warnings assertively and the rest politely, for a short time', async () => {
    const { notify, advance } = show();
    notify('Uno');
    notify('Dos', 'success');
    await expect.poll(() => live('alert').textContent).toBe('Uno.');
    await expect.poll(() => live('status').textContent).toBe('Dos.');
    advance(1000);
    await expect.poll(() => live('alert').textContent + live('status').textContent).toBe('');
  });
});

test('hydrates what a server rendered, without an error', async () => {
  const page = (
    <NotificationProvider>
      <main>
        <NotificationRegion {...LABELS} />
      </main>
    </NotificationProvider>
  );
  const errors: unknown[] = [];
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = '<main></main>';
  const root = hydrateRoot(container, page, {
    onRecoverableError: (error) => errors.push(error),
  });
  await expect.poll(() => document.querySelector('[role=alert]')).not.toBeNull();
  expect(errors).toEqual([]);
  root.unmount();
});

test('passes native props and the ref to the region, `hidden` included', () => {
  const ref = createRef<HTMLElement>();
  const onScroll = vi.fn();
  const { notify } = show({}, { className: 'given', onScroll, ref });
  notify('Uno');
  const region = page.getByRole('region', { name: LABELS.label }).element();
  expect(region).toBe(ref.current);
  expect(region.classList).toContain('given');
  region.dispatchEvent(new Event('scroll'));
  expect(onScroll).toHaveBeenCalledOnce();
  clean();
  show({}, { hidden: true, ref }).notify('Uno');
  expect(ref.current?.checkVisibility()).toBe(false);
});

describe('the time', () => {
  test('stops while the pointer is on a notification', async () => {
    const { store, notify, advance } = show();
    const id = notify('Uno');
    await userEvent.hover(slot(id));
    advance(60_000);
    await userEvent.unhover(slot(id));
    expect(store.remaining(id)).toBe(1000);
    advance(1300);
    expect(shownCount()).toBe(0);
  });

  test('stops while the tab is hidden', () => {
    const { store, notify, advance } = show();
    const id = notify('Uno');
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    document.dispatchEvent(new Event('visibilitychange'));
    advance(60_000);
    Reflect.deleteProperty(document, 'hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(store.remaining(id)).toBe(5000);
  });

  test('runs again when the region is unmounted during a pause', () => {
    const { store, notify } = show();
    closeButton(notify('Uno')).focus();
    expect(store.getSnapshot().running).toBe(false);
    clean();
    expect(store.getSnapshot().running).toBe(true);
  });
});

describe('the top layer', () => {
  test('has the notifications above a popover that is opened later', async () => {
    const { notify } = show();
    const id = notify('Uno');
    const popover = document.createElement('div');
    popover.popover = 'manual';
    popover.style.cssText = 'inset: 0; width: 100%; height: 100%;';
    document.body.append(popover);
    popover.showPopover();
    await expect.poll(() => isOnTop(closeButton(id))).toBe(true);
  });

  test('leaves the page below clickable', async () => {
    const { notify } = show();
    notify('Uno');
    await userEvent.click(page.getByRole('button', { name: ORIGIN }));
    expect(focusedText()).toBe(ORIGIN);
  });
});

describe('its place', () => {
  test.each([
    { preset: 'default', screen: 1280, width: 400, right: 1104, top: 10 },
    { preset: 'default', screen: 1920, width: 400, right: 1424, top: 10 },
    { preset: 'default', screen: 768, width: 300, right: 754, top: 68 },
    { preset: 'default', screen: 390, width: 390 * 0.93, right: 390 * 0.965, top: 68 },
    { preset: 'default', screen: 320, width: 320 * 0.93, right: 320 * 0.965, top: 68 },
    { preset: 'compact', screen: 1280, width: 300, right: 1104, top: 10 },
    { preset: 'compact', screen: 360, width: 360 * 0.93, right: 360 * 0.965, top: 68 },
  ] as const)('is $width px wide on $screen px in $preset', async (place) => {
    const { preset, screen, width, right, top } = place;
    await page.viewport(screen, 700);
    const { notify } = show({ preset });
    const box = slot(notify('Uno')).getBoundingClientRect();
    expect(box.width).toBeCloseTo(width, 0);
    expect(box.right).toBeCloseTo(right, 0);
    expect(box.top).toBeCloseTo(top, 0);
  });

  test('wraps long words on 320 px at 200 % text', async () => {
    await page.viewport(320, 700);
    await setTextSize('200%');
    const { notify } = show();
    const id = notify(
      'Ingrese un número de telefono de 10 digitos Donaudampfschifffahrtsgesellschaft',
    );
    const card = slot(id).firstElementChild;
    expect(card?.scrollWidth).toBe(card?.clientWidth);
    expect(document.documentElement.scrollWidth).toBe(320);
    expect(closeButton(id).getBoundingClientRect().right).toBeGreaterThan(290);
    expect(slot(id).querySelector('p')?.getBoundingClientRect().width).toBeGreaterThan(200);
    expect(isOnTop(closeButton(id))).toBe(true);
    await setTextSize('100%');
  });

  test('scrolls when there are more than the screen holds', () => {
    const { notify } = show();
    const first = notify('Uno');
    for (let count = 0; count < 30; count += 1) notify('Más');
    closeButton(first).focus();
    expect(isOnTop(closeButton(first))).toBe(true);
    expect(document.documentElement.scrollHeight).toBe(720);
  });
});
