import { expect, test, vi } from 'vitest';
import { Store } from './store';

test('tells its watchers of changes, and of nothing else', () => {
  const store = new Store('5');
  const watcher = vi.fn();
  const unwatch = store.watch(watcher);
  const first = store.get();
  expect(first).toEqual({ raw: '5', isComposing: false });
  store.update({ raw: '5', isComposing: false });
  expect(watcher).not.toHaveBeenCalled();
  expect(store.get()).toBe(first);
  store.update({ raw: '55' });
  expect(store.get()).toEqual({ raw: '55', isComposing: false });
  store.update({ isComposing: true });
  expect(store.get()).toEqual({ raw: '55', isComposing: true });
  expect(watcher).toHaveBeenCalledTimes(2);
  unwatch();
  store.update({ raw: '' });
  expect(watcher).toHaveBeenCalledTimes(2);
});
