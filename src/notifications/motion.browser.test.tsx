import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { clean, closeButton, live, show, slot } from './testing/harness';

async function preferMotion(value: 'no-preference' | 'reduce') {
  const features = [{ name: 'prefers-reduced-motion', value }];
  await cdp().send('Emulation.setEmulatedMedia', { features });
}

function moving(element: Element): Animation[] {
  return element
    .getAnimations({ subtree: true })
    .filter(({ playState }) => playState === 'running');
}

function bar(id: string) {
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

test('a notification enters in 300 ms and its bar runs for 5000 ms', () => {
  const { notify } = show();
  const times = moving(slot(notify('Uno'))).map(({ effect }) => effect?.getTiming().duration);
  expect(times).toEqual([300, 5000]);
});

test('the bar pauses while the pointer is on it and then continues', async () => {
  const { notify, advance } = show();
  const id = notify('Uno');
  advance(2500);
  await userEvent.hover(slot(id));
  expect(bar(id)).toEqual({ state: 'paused', from: 'scaleX(0.5)', time: 2500 });
  await userEvent.unhover(slot(id));
  expect(bar(id)).toEqual({ state: 'running', from: 'scaleX(0.5)', time: 1000 });
});

test.each([
  { preset: 'default', time: 300 },
  { preset: 'compact', time: 200 },
] as const)('a dismissed one closes in $time ms in $preset', ({ preset, time }) => {
  const { store, notify, advance } = show({ preset });
  const id = notify('Uno');
  store.dismiss(id);
  advance(0);
  expect(moving(slot(id)).map(({ effect }) => effect?.getTiming().duration)).toContain(time);
});

test('a move into a dialog restarts no animation', async () => {
  const { notify } = show();
  const id = notify('Uno');
  const before = slot(id).getAnimations({ subtree: true });
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.showModal();
  await Promise.resolve();
  expect(dialog.contains(slot(id))).toBe(true);
  expect(slot(id).getAnimations({ subtree: true })).toEqual(before);
});

test('nothing moves under reduced motion', async () => {
  await preferMotion('reduce');
  const { notify } = show();
  const id = notify('Uno');
  expect(moving(slot(id))).toEqual([]);
  expect(closeButton(id).checkVisibility()).toBe(true);
  expect(live('alert').isConnected).toBe(true);
  await preferMotion('no-preference');
});
