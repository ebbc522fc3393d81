import { expect, test, vi } from 'vitest';
import { createStore } from './createStore';

test('calls its listeners only when the state changes', () => {
  const store = createStore('5');
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);
  store.set('5');
  expect([store.getSnapshot(), listener.mock.calls.length]).toEqual(['5', 0]);
  store.set('55');
  expect([store.getSnapshot(), listener.mock.calls.length]).toEqual(['55', 1]);
  unsubscribe();
  store.set('');
  expect([store.getSnapshot(), listener.mock.calls.length]).toEqual(['', 1]);
});

test('calls every listener, also when a listener subscribes or unsubscribes during the call', () => {
  const store = createStore(0);
  const late = vi.fn();
  const second = vi.fn();
  const unsubscribe = store.subscribe(() => {
    unsubscribe();
    store.subscribe(late);
  });
  store.subscribe(second);
  store.set(1);
  expect([second.mock.calls.length, late.mock.calls.length]).toEqual([1, 0]);
});
