import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { flushSync } from 'react-dom';
import { createRef } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  append,
  LABELS,
  liveRegion,
  PAGE_BUTTON,
  render,
  renderedCount,
  setup,
  setupOne,
  slot,
} from './testing/harness';
import {
  NotificationProvider,
  NotificationRegion,
  NotificationStore,
  useNotifications,
  type NotificationContent,
} from './NotificationRegion';

beforeEach(() => page.viewport(1280, 720));

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

  test('are assertive for warnings and errors, and polite for the others', () => {
    const { store, advance } = setup();
    const contents: NotificationContent[] = [
      { tone: 'warning', title: 'Falta', message: 'Un dato' },
      { tone: 'error', message: 'Falló' },
      { tone: 'success', message: '¡Listo!' },
      { tone: 'info', title: 'Hola' },
    ];
    flushSync(() => contents.map(store.notify));
    advance(0);
    const texts = (role: 'alert' | 'status') =>
      [...liveRegion(role).children].map(({ textContent }) => textContent);
    expect(texts('alert')).toEqual(['Falta. Un dato.', 'Falló.']);
    expect(texts('status')).toEqual(['¡Listo!', 'Hola.']);
    advance(1000);
    expect([texts('alert'), texts('status')]).toEqual([[], []]);
  });
});

test('announces the text of nodes once, for the last of the notifications that are replaced', async () => {
  const { store } = setup();
  const show = (amount: string) =>
    store.notify({
      tone: 'success',
      id: 'a',
      title: <b>Recarga lista</b>,
      message: (
        <>
          Por <a href="#recibo">{amount}</a>
        </>
      ),
      action: { label: 'Deshacer', onPress: vi.fn() },
    });
  flushSync(() => [show('$50'), show('$100')]);
  const region = liveRegion('status');
  await expect.poll(() => region.textContent).toBe('Recarga lista. Por $100. Deshacer.');
  expect(region.querySelector('a')).toBeNull();
  flushSync(() => store.notify({ tone: 'success', id: 'a', message: 'Otra vez' }));
  await expect.poll(() => region.textContent).toBe('Recarga lista. Por $100. Deshacer.Otra vez.');
});

test('renders nothing visible on the server, and hydrates without an error', async () => {
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
  expect(container.innerHTML).toBe('<main><template></template></main>');
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
  setup({}, { hidden: true, ref }).notify('Uno');
  expect(ref.current?.checkVisibility()).toBe(false);
});

describe('the timer', () => {
  test.each([
    ['default', 5000],
    ['compact', 2500],
  ] as const)('of the preset %s ends after %d ms', (preset, time) => {
    const { notify, advance } = setup({ preset });
    notify('Uno');
    advance(time - 10);
    expect(renderedCount()).toBe(1);
    advance(10);
    expect(renderedCount()).toBe(0);
  });

  test('has the time of its notification, and starts again when it is replaced', () => {
    const { store, advance } = setup();
    const show = (timeout: number) =>
      flushSync(() => store.notify({ tone: 'info', message: 'Uno', id: 'a', timeout }));
    show(100);
    const bars = () => document.querySelectorAll('[data-notification] > div > button + *').length;
    expect(bars()).toBe(1);
    show(Infinity);
    advance(2 ** 31 - 1);
    expect([renderedCount(), bars()]).toEqual([1, 0]);
    show(8000);
    advance(7000);
    show(8000);
    advance(7990);
    expect(renderedCount()).toBe(1);
    advance(10);
    expect(renderedCount()).toBe(0);
  });

  test('stops with all others while the pointer is on its notification, then takes 1000 ms', async () => {
    const { notify, advance } = setup();
    const [other, id] = [notify('Uno'), notify('Dos')];
    advance(2500);
    await userEvent.hover(slot(id));
    advance(60_000);
    expect(renderedCount()).toBe(2);
    await userEvent.hover(page.getByRole('button', { name: PAGE_BUTTON }));
    advance(999);
    expect(renderedCount()).toBe(2);
    advance(1);
    expect([renderedCount(), slot(other).dataset['state']]).toEqual([1, 'active']);
    advance(1500);
    expect(renderedCount()).toBe(0);
  });

  test('stops while the window does not have the focus', () => {
    const { isRunning } = setup();
    const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    flushSync(() => window.dispatchEvent(new Event('blur')));
    expect(isRunning()).toBe(false);
    hasFocus.mockRestore();
    flushSync(() => window.dispatchEvent(new Event('focus')));
    expect(isRunning()).toBe(true);
    // A frame of the page has the focus.
    flushSync(() => window.dispatchEvent(new Event('blur')));
    expect(isRunning()).toBe(true);
  });

  test('runs after a touch, although `:hover` still matches', async () => {
    const { id, isRunning } = setupOne();
    await userEvent.hover(slot(id));
    expect(isRunning()).toBe(false);
    const pointer = { bubbles: true, pointerId: 7, pointerType: 'touch' };
    flushSync(() => slot(id).dispatchEvent(new PointerEvent('pointerout', pointer)));
    expect(slot(id).matches(':hover')).toBe(true);
    expect(isRunning()).toBe(true);
  });

  test('stops while the tab is hidden', () => {
    const { isRunning } = setup();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    flushSync(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(isRunning()).toBe(false);
    hidden.mockRestore();
    flushSync(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(isRunning()).toBe(true);
  });
});
