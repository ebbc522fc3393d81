import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  clean,
  closeButton,
  isOnTop,
  mockReducedMotion,
  renderedCount,
  setup,
} from './testing/harness';
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

test('a notification that is shown or times out renders no other one', () => {
  mockReducedMotion(false);
  const { notify, advance } = setup();
  notify('Uno', 'success');
  advance(1000);
  for (let count = 0; count < 30; count += 1) notify(String(count));
  advance(1000);
  vi.mocked(ToneIcon).mockClear();
  notify('Falló', 'error');
  expect(renderedTones()).toEqual(new Set(['error']));
  vi.mocked(ToneIcon).mockClear();
  advance(3000);
  expect(renderedTones()).toEqual(new Set(['success']));
});

test('shows fifty notifications, which the user can scroll', async () => {
  const { notify } = setup();
  const first = notify('Uno');
  for (let count = 1; count < 50; count += 1) notify('Más');
  expect(renderedCount()).toBe(50);
  closeButton(first).scrollIntoView();
  await expect.poll(() => isOnTop(closeButton(first))).toBe(true);
});
