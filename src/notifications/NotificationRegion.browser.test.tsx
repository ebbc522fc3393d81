import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { flushSync } from 'react-dom';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  append,
  clean,
  closeButton,
  isOnTop,
  LABELS,
  liveRegion,
  PAGE_BUTTON,
  render,
  renderedCount,
  setup,
  slot,
} from './testing/harness';
import {
  NotificationProvider,
  NotificationRegion,
  NotificationError,
  NotificationStore,
  useNotifications,
} from './NotificationRegion';

beforeEach(() => page.viewport(1280, 720));
afterEach(clean);

describe('the live regions', () => {
  test('receive their texts after they are rendered', async () => {
    const texts: string[] = [];
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        if (target instanceof Element && target.role === 'alert') texts.push(target.innerHTML);
      }
    });
    observer.observe(document, { subtree: true, childList: true });
    const store = new NotificationStore();
    store.notify({ tone: 'error', message: 'Antes' });
    render(store);
    await expect.poll(() => texts).toEqual(['<p>Antes.</p>']);
    expect(liveRegion('alert').checkVisibility()).toBe(true);
    observer.disconnect();
  });

  test('are assertive for warnings and polite for the others', async () => {
    const { notify, advance } = setup();
    notify('Uno', 'warning');
    notify('Dos', 'success');
    await expect.poll(() => liveRegion('alert').textContent).toBe('Uno.');
    await expect.poll(() => liveRegion('status').textContent).toBe('Dos.');
    advance(1000);
    await expect.poll(() => liveRegion('alert').textContent).toBe('');
  });
});

test('renders nothing on the server, and hydrates without an error', async () => {
  const onRecoverableError = vi.fn();
  const container = append('div');
  const region = (
    <NotificationProvider>
      <main>
        <NotificationRegion {...LABELS} />
      </main>
    </NotificationProvider>
  );
  container.innerHTML = renderToString(region);
  expect(container.innerHTML).toBe('<main></main>');
  const root = hydrateRoot(container, region, { onRecoverableError });
  await expect.poll(() => document.querySelector('[role=alert]')).not.toBeNull();
  expect(onRecoverableError).not.toHaveBeenCalled();
  root.unmount();
});

test('throws an error with its solution without a provider', () => {
  function Page() {
    useNotifications();
    return null;
  }
  expect(() => renderToString(<Page />)).toThrow(
    'useNotifications found no notification store: it uses the store of the nearest provider above it. Wrap the tree in <NotificationProvider>.',
  );
});

test('gives each close button the description of its notification', () => {
  const { store, notify } = setup();
  const id = notify('Uno');
  const titled = flushSync(() => store.notify({ tone: 'info', title: 'Dos', message: 'Tres' }));
  const describe = (one: string) => {
    const button = closeButton(one);
    const description = button.getAttribute('aria-describedby') ?? '';
    return [button.ariaLabel, document.getElementById(description)?.textContent];
  };
  expect([id, titled].map(describe)).toEqual([
    [LABELS.closeLabel, 'Uno'],
    [LABELS.closeLabel, 'DosTres'],
  ]);
});

test('passes native props and the ref to the region, including `hidden`', () => {
  const ref = createRef<HTMLElement>();
  const onScroll = vi.fn();
  const { notify } = setup({}, { className: 'custom', onScroll, ref });
  notify('Uno');
  const region = page.getByRole('region', { name: LABELS.label }).element();
  expect(region).toBe(ref.current);
  expect(region.classList).toContain('custom');
  region.dispatchEvent(new Event('scroll'));
  expect(onScroll).toHaveBeenCalledOnce();
  clean();
  setup({}, { hidden: true, ref }).notify('Uno');
  expect(ref.current?.checkVisibility()).toBe(false);
});

describe('the timers', () => {
  test('stop while the pointer is on a notification', async () => {
    const { store, notify, advance } = setup();
    const id = notify('Uno');
    await userEvent.hover(slot(id));
    advance(60_000);
    await userEvent.unhover(slot(id));
    expect(store.remaining(id)).toBe(1000);
    advance(1300);
    expect(renderedCount()).toBe(0);
  });

  test('stop while the window does not have the focus', () => {
    const { store, notify, advance } = setup();
    const id = notify('Uno');
    const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    flushSync(() => window.dispatchEvent(new Event('blur')));
    advance(60_000);
    hasFocus.mockRestore();
    flushSync(() => window.dispatchEvent(new Event('focus')));
    expect(store.remaining(id)).toBe(5000);
    // A frame of the page has the focus.
    flushSync(() => window.dispatchEvent(new Event('blur')));
    expect(store.getSnapshot().running).toBe(true);
  });

  test('run after a touch, although `:hover` still matches', async () => {
    const { store, notify } = setup();
    const id = notify('Uno');
    await userEvent.hover(slot(id));
    const pointer = { bubbles: true, pointerId: 7, pointerType: 'touch' };
    slot(id).dispatchEvent(new PointerEvent('pointerout', pointer));
    expect(slot(id).matches(':hover')).toBe(true);
    expect(store.getSnapshot().running).toBe(true);
  });

  test('run when a notification is removed under the pointer', async () => {
    const { store, notify } = setup();
    const id = notify('Uno');
    await userEvent.hover(slot(id));
    flushSync(() => store.dismiss(id));
    notify('Dos');
    await userEvent.hover(page.getByRole('button', { name: PAGE_BUTTON }));
    await expect.poll(() => store.getSnapshot().running).toBe(true);
  });

  test('stop while the tab is hidden', () => {
    const { store, notify, advance } = setup();
    const id = notify('Uno');
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    advance(60_000);
    hidden.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(store.remaining(id)).toBe(5000);
  });
});

describe('the layer', () => {
  test('is above a popover that is opened later', async () => {
    const { notify } = setup();
    const id = notify('Uno');
    const popover = append('div');
    popover.popover = 'manual';
    popover.style.cssText = 'inset: 0; width: 100%; height: 100%;';
    popover.showPopover();
    await expect.poll(() => isOnTop(closeButton(id))).toBe(true);
  });

  test.each([
    ['default', 1280, 300, 1266],
    ['compact', 320, 320 * 0.93, 320 * 0.965],
  ] as const)('of the preset %s on %d px is %d px wide', async (preset, screen, width, right) => {
    await page.viewport(screen, 700);
    const { notify } = setup({ preset });
    const box = slot(notify('Uno')).getBoundingClientRect();
    expect([box.width, box.right, box.top].map(Math.round)).toEqual(
      [width, right, 14].map(Math.round),
    );
  });

  test('is placed by its custom properties', () => {
    const style = {
      '--colibri-notifications-top': '40px',
      '--colibri-notifications-end': '100px',
      '--colibri-notifications-width': '500px',
    };
    const { notify } = setup({}, { style: style as object });
    const { top, right, width } = slot(notify('Uno')).getBoundingClientRect();
    expect([top, right, width]).toEqual([40, 1180, 500]);
  });

  test('has room for long words and the button on 320 px at 200 % text', async () => {
    await page.viewport(320, 700);
    const { style } = document.documentElement;
    style.fontSize = '200%';
    const { notify } = setup();
    const id = notify('Ingrese un número: Donaudampfschifffahrtsgesellschaft');
    const [card, text] = [slot(id).firstElementChild, slot(id).querySelector('p')];
    // Under reduced motion the global style delays each change by a frame.
    await expect.poll(() => text?.getBoundingClientRect().width).toBeGreaterThan(200);
    expect(card?.scrollWidth).toBe(card?.clientWidth);
    expect(closeButton(id).getBoundingClientRect().right).toBeGreaterThan(290);
    expect(isOnTop(closeButton(id))).toBe(true);
    style.fontSize = '';
  });

  test('scrolls when fifty notifications do not fit on the screen', () => {
    const { notify } = setup();
    const first = notify('Uno');
    for (let count = 1; count < 50; count += 1) notify('Más');
    expect(renderedCount()).toBe(50);
    closeButton(first).focus();
    expect(isOnTop(closeButton(first))).toBe(true);
    expect(document.documentElement.scrollHeight).toBe(720);
  });
});

test('throws a clear error in a shadow root', () => {
  const shadow = append('div').attachShadow({ mode: 'open' });
  const onUncaughtError = vi.fn();
  const root = createRoot(shadow, { onUncaughtError });
  flushSync(() => {
    root.render(
      <NotificationProvider>
        <NotificationRegion {...LABELS} />
      </NotificationProvider>,
    );
  });
  expect(onUncaughtError.mock.lastCall?.[0]).toBeInstanceOf(NotificationError);
});
