import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { append, clean, closeButton, setup, slot } from './testing/harness';

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

function timeBar(id: string) {
  const animations = slot(id).getAnimations({ subtree: true });
  for (const { effect, playState } of animations) {
    if (!(effect instanceof KeyframeEffect) || effect.getTiming().fill !== 'both') continue;
    const from = effect.getKeyframes()[0]?.['transform'];
    return { state: playState, from, time: effect.getTiming().duration };
  }
  return undefined;
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

test('the time bar stops while the pointer is on its notification, then continues', async () => {
  const { notify, advance } = setup();
  const id = notify('Uno');
  advance(2500);
  await userEvent.hover(slot(id));
  expect(timeBar(id)).toEqual({ state: 'paused', from: 'scaleX(0.5)', time: 2500 });
  await userEvent.unhover(slot(id));
  expect(timeBar(id)).toEqual({ state: 'running', from: 'scaleX(0.5)', time: 1000 });
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

test('no animation runs under reduced motion', async () => {
  await preferMotion('reduce');
  const { notify } = setup();
  const id = notify('Uno');
  expect(runningTimes(id)).toEqual([]);
  expect(closeButton(id).checkVisibility()).toBe(true);
  await preferMotion('no-preference');
});
