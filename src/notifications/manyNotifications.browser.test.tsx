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

test('a notification that is shown or times out renders no other one, and does not show the layer again', () => {
  const { store, notify, advance } = setup();
  const first = notify('Uno', 'success');
  advance(1000);
  for (let count = 0; count < 30; count += 1) notify(String(count));
  advance(1000);
  vi.mocked(ToneIcon).mockClear();
  const remaining = vi.spyOn(store, 'remaining');
  const showPopover = vi.spyOn(HTMLElement.prototype, 'showPopover');
  const search = vi.spyOn(document, 'querySelectorAll');
  const last = notify('Falló', 'error');
  expect(renderedTones()).toEqual(new Set(['error']));
  vi.mocked(ToneIcon).mockClear();
  advance(3000);
  expect(renderedTones()).toEqual(new Set(['success']));
  expect(new Set(remaining.mock.calls.flat())).toEqual(new Set([first, last]));
  expect(showPopover).not.toHaveBeenCalled();
  expect(search).not.toHaveBeenCalled();
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
