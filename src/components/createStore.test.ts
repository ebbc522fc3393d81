import { expect, test, vi } from 'vitest';
import { createStore } from './createStore';

test('tells its listeners of another state, and of nothing else', () => {
  const store = createStore('5');
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);
  store.set('5');
  expect([store.get(), listener.mock.calls.length]).toEqual(['5', 0]);
  store.set('55');
  expect([store.get(), listener.mock.calls.length]).toEqual(['55', 1]);
  unsubscribe();
  store.set('');
  expect([store.get(), listener.mock.calls.length]).toEqual(['', 1]);
});

test('tells every listener, though one leaves or comes meanwhile', () => {
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
