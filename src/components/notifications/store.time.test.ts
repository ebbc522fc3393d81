import { expect, test } from 'vitest';
import { ids, MESSAGE, setup, states } from './testing/storeHarness';

test('time stands while one is held and gives it 1000 ms after', () => {
  const { clock, store } = setup();
  const id = store.notify(MESSAGE);
  clock.advance(4000);
  store.hold(id, 'pointer');
  clock.advance(60_000);
  expect(store.getSnapshot()).toMatchObject({ running: false, items: [{ id, state: 'active' }] });
  store.release(id, 'pointer');
  clock.advance(999);
  expect(states(store)).toEqual(['active']);
  clock.advance(1);
  expect(states(store)).toEqual(['removed']);
});

test('time gives 1000 ms even when more was left', () => {
  const { clock, store } = setup();
  const id = store.notify(MESSAGE);
  store.hold(id, 'pointer');
  store.release(id, 'pointer');
  clock.advance(1000);
  expect(states(store)).toEqual(['removed']);
});

test('time stands for the others too, and gives them back what they had', () => {
  const { clock, store } = setup();
  const other = store.notify(MESSAGE);
  const held = store.notify(MESSAGE);
  clock.advance(3000);
  store.hold(held, 'pointer');
  clock.advance(10_000);
  store.release(held, 'pointer');
  expect(store.remaining(other)).toBe(2000);
  expect(store.remaining(held)).toBe(1000);
});

test('time stands until both pointer and focus have left', () => {
  const { clock, store } = setup();
  const id = store.notify(MESSAGE);
  store.hold(id, 'pointer');
  store.hold(id, 'focus');
  store.release(id, 'pointer');
  clock.advance(60_000);
  expect(states(store)).toEqual(['active']);
  store.release(id, 'focus');
  clock.advance(1000);
  expect(states(store)).toEqual(['removed']);
});

test('time goes on when the held one is dismissed', () => {
  const { clock, store } = setup();
  const other = store.notify(MESSAGE);
  const held = store.notify(MESSAGE);
  store.hold(held, 'focus');
  store.dismiss(held);
  expect(store.getSnapshot().running).toBe(true);
  clock.advance(5000);
  expect(store.remaining(other)).toBe(0);
});

test('time stands while the tab is hidden, closings excepted', () => {
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

test('time stands for one that comes while the tab is hidden', () => {
  const { clock, store } = setup();
  store.setHidden(true);
  const id = store.notify(MESSAGE);
  clock.advance(60_000);
  store.setHidden(false);
  expect(store.remaining(id)).toBe(5000);
});
