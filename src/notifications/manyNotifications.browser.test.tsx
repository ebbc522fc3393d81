import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { clean, renderedCount, setup, slot } from './testing/harness';
import { ToneIcon } from './ToneIcon';

vi.mock('./ToneIcon', { spy: true });

function renderedTones() {
  return new Set(vi.mocked(ToneIcon).mock.calls.map(([{ tone }]) => tone));
}

beforeEach(() => page.viewport(1280, 720));
afterEach(() => {
  vi.restoreAllMocks();
  clean();
});

test('a new notification renders no other one, and does not show the layer again', () => {
  const { store, notify, advance } = setup();
  for (let count = 0; count < 30; count += 1) notify(String(count));
  advance(1000);
  vi.mocked(ToneIcon).mockClear();
  const remaining = vi.spyOn(store, 'remaining');
  const showPopover = vi.spyOn(HTMLElement.prototype, 'showPopover');
  const search = vi.spyOn(document, 'querySelectorAll');
  const id = notify('Falló', 'error');
  expect(renderedTones()).toEqual(new Set(['error']));
  expect(new Set(remaining.mock.calls.flat())).toEqual(new Set([id]));
  expect(showPopover).not.toHaveBeenCalled();
  expect(search).not.toHaveBeenCalled();
});

test('a notification that times out renders no other one', () => {
  const { notify, advance } = setup();
  notify('Uno', 'error');
  advance(1000);
  for (let count = 0; count < 30; count += 1) notify(String(count));
  vi.mocked(ToneIcon).mockClear();
  advance(4000);
  expect(renderedTones()).toEqual(new Set(['error']));
});

test('renders the newest 100 of 1000, and 100 more when the user scrolls to the end', async () => {
  const { store, notify } = setup();
  for (let count = 0; count < 999; count += 1) store.notify({ tone: 'info', message: 'Más' });
  const layer = slot(notify('Uno')).closest('[popover]');
  expect(store.getSnapshot().items).toHaveLength(1000);
  expect(renderedCount()).toBe(100);
  layer?.scrollTo(0, layer.scrollHeight);
  await expect.poll(renderedCount).toBe(200);
});
