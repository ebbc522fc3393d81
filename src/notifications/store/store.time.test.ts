import { expect, test } from 'vitest';
import { ids, MESSAGE, setup, states } from './testing/storeHarness';

test('a paused notification stays, and times out 1000 ms after it is resumed', () => {
  const { clock, store } = setup();
  const id = store.notify(MESSAGE);
  clock.advance(4000);
  store.pause(id, 'pointer');
  clock.advance(60_000);
  expect(store.getSnapshot()).toMatchObject({ running: false, items: [{ id, state: 'active' }] });
  store.resume(id, 'pointer');
  clock.advance(999);
  expect(states(store)).toEqual(['active']);
  clock.advance(1);
  expect(states(store)).toEqual(['removed']);
});

test('a resumed notification has 1000 ms even when more was left', () => {
  const { clock, store } = setup();
  const id = store.notify(MESSAGE);
  store.pause(id, 'pointer');
  store.resume(id, 'pointer');
  clock.advance(1000);
  expect(states(store)).toEqual(['removed']);
});

test('a pause stops the time of all, and the others keep what they had left', () => {
  const { clock, store } = setup();
  const other = store.notify(MESSAGE);
  const paused = store.notify(MESSAGE);
  clock.advance(3000);
  store.pause(paused, 'pointer');
  clock.advance(10_000);
  store.resume(paused, 'pointer');
  expect(store.remaining(other)).toBe(2000);
  expect(store.remaining(paused)).toBe(1000);
});

test('a pause ends when both pointer and focus have left', () => {
  const { clock, store } = setup();
  const id = store.notify(MESSAGE);
  store.pause(id, 'pointer');
  store.pause(id, 'focus');
  store.resume(id, 'pointer');
  clock.advance(60_000);
  expect(states(store)).toEqual(['active']);
  store.resume(id, 'focus');
  clock.advance(1000);
  expect(states(store)).toEqual(['removed']);
});

test('a dismissal ends the pause of the dismissed notification', () => {
  const { clock, store } = setup();
  const other = store.notify(MESSAGE);
  const paused = store.notify(MESSAGE);
  store.pause(paused, 'focus');
  store.dismiss(paused);
  expect(store.getSnapshot().running).toBe(true);
  clock.advance(5000);
  expect(store.remaining(other)).toBe(0);
});

test('the time stops while the tab is hidden, closing animations excepted', () => {
  const { clock, store } = setup();
  const id = store.notify(MESSAGE);
  store.dismiss(store.notify(MESSAGE));
  clock.advance(100);
  store.setHidden(true);
  clock.advance(60_000);
  expect(ids(store)).toEqual([id]);
  store.setHidden(false);
  expect(store.remaining(id)).toBe(4900);
});

test('the time of a notification that arrives in a hidden tab starts when the tab is visible', () => {
  const { clock, store } = setup();
  store.setHidden(true);
  const id = store.notify(MESSAGE);
  clock.advance(60_000);
  store.setHidden(false);
  expect(store.remaining(id)).toBe(5000);
});
