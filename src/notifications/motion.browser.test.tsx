import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { append, clean, closeButton, setup, slot, clock } from './testing/harness';

async function preferMotion(value: 'no-preference' | 'reduce') {
  const features = [{ name: 'prefers-reduced-motion', value }];
  await cdp().send('Emulation.setEmulatedMedia', { features });
}

/** Returns the lengths of the running animations of a notification. */
function runningTimes(id: string) {
  return slot(id)
    .getAnimations({ subtree: true })
    .filter(({ playState }) => playState === 'running')
    .map(({ effect }) => effect?.getTiming().duration);
}

beforeAll(() => preferMotion('no-preference'));
afterAll(() => preferMotion('reduce'));
beforeEach(() => page.viewport(1280, 720));
afterEach(clean);

test('a notification is shown and closes in 300 ms, and its time bar runs for 5000 ms', () => {
  const { store, notify, advance } = setup();
  const id = notify('Uno');
  expect(runningTimes(id)).toEqual([300, 5000]);
  store.dismiss(id);
  advance(0);
  expect(runningTimes(id)).toContain(300);
});

test('no animation restarts when the region moves into a dialog', async () => {
  const { notify } = setup();
  const id = notify('Uno');
  const before = slot(id).getAnimations({ subtree: true });
  const dialog = append('dialog');
  dialog.showModal();
  await Promise.resolve();
  expect(dialog.contains(slot(id))).toBe(true);
  expect(slot(id).getAnimations({ subtree: true })).toEqual(before);
});

test('nothing moves under reduced motion, although the timer runs', async () => {
  await preferMotion('reduce');
  const { notify } = setup();
  const id = notify('Uno');
  expect(runningTimes(id)).toEqual([5000]);
  const bar = (clock(id).effect as KeyframeEffect).target;
  // Under reduced motion the global style delays each change by a frame.
  await expect.poll(() => bar?.checkVisibility({ visibilityProperty: true })).toBe(false);
  expect(closeButton(id).checkVisibility()).toBe(true);
  await preferMotion('no-preference');
});
