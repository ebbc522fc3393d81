import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { clean, show, shownCount, slot } from './testing/harness';
import { ToneIcon } from './ToneIcon';

vi.mock('./ToneIcon', { spy: true });

beforeEach(() => page.viewport(1280, 720));
afterEach(() => {
  vi.restoreAllMocks();
  clean();
});

test('a notification that arrives renders no other one and shows the layer no second time', () => {
  const { store, notify } = show();
  for (let count = 0; count < 30; count += 1) notify(String(count));
  const rendered = vi.mocked(ToneIcon).mockClear();
  const remaining = vi.spyOn(store, 'remaining');
  const showPopover = vi.spyOn(HTMLElement.prototype, 'showPopover');
  const search = vi.spyOn(document, 'querySelectorAll');
  const id = notify('Falló', 'error');
  expect(new Set(rendered.mock.calls.map(([{ tone }]) => tone))).toEqual(new Set(['error']));
  expect(new Set(remaining.mock.calls.flat())).toEqual(new Set([id]));
  expect(showPopover).not.toHaveBeenCalled();
  expect(search).not.toHaveBeenCalled();
});

test('a notification that times out renders no other one', () => {
  const { notify, advance } = show();
  notify('Uno', 'error');
  advance(1000);
  for (let count = 0; count < 30; count += 1) notify(String(count));
  const rendered = vi.mocked(ToneIcon).mockClear();
  advance(4000);
  expect(new Set(rendered.mock.calls.map(([{ tone }]) => tone))).toEqual(new Set(['error']));
});

test('a thousand are open, and rendered by the hundred as the user scrolls', async () => {
  const { store, notify } = show();
  for (let count = 0; count < 999; count += 1) store.notify({ tone: 'info', message: 'Más' });
  const section = slot(notify('Uno')).closest('section');
  expect(store.getSnapshot().items).toHaveLength(1000);
  expect(shownCount()).toBe(100);
  section?.scrollTo(0, section.scrollHeight);
  await expect.poll(shownCount).toBe(200);
});
