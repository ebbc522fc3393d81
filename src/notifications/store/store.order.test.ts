import { describe, expect, test } from 'vitest';
import { ids, MESSAGE, setup, states } from './testing/storeHarness';

describe('dismissal', () => {
  test('does nothing twice, for an unknown id and for a removed notification', () => {
    const { clock, store } = setup();
    const id = store.notify(MESSAGE);
    store.dismiss('unknown');
    store.dismiss(id);
    clock.advance(100);
    store.dismiss(id);
    clock.advance(200);
    expect(states(store)).toEqual([]);
    store.dismiss(id);
    store.pause(id, 'pointer');
    store.resume(id, 'pointer');
    expect(store.getSnapshot()).toMatchObject({ items: [], running: true });
  });

  test('closes all, the queued ones included', () => {
    const { clock, store } = setup({ preset: 'compact' });
    for (let count = 0; count < 7; count += 1) store.notify(MESSAGE);
    store.clear();
    expect(states(store)).toEqual(Array(5).fill('removed'));
    clock.advance(200);
    expect(store.getSnapshot()).toMatchObject({ items: [], queue: [] });
  });

  test('removes a queued notification', () => {
    const { store } = setup({ preset: 'compact' });
    const all = Array.from({ length: 7 }, () => store.notify(MESSAGE));
    store.dismiss(all[5] ?? '');
    expect(store.getSnapshot().queue.map(({ id }) => id)).toEqual([all[6]]);
  });
});

describe('order', () => {
  test('puts the newest on top in default', () => {
    const { store } = setup();
    const [first, second] = [store.notify(MESSAGE), store.notify(MESSAGE)];
    expect(ids(store)).toEqual([second, first]);
  });

  test('shows five in compact, and the next one when one is removed', () => {
    const { clock, store } = setup({ preset: 'compact' });
    const all = Array.from({ length: 7 }, () => store.notify(MESSAGE));
    expect(ids(store)).toEqual(all.slice(0, 5));
    expect(store.getSnapshot().queue).toMatchObject([
      { id: all[5], state: 'inactive' },
      { id: all[6], state: 'inactive' },
    ]);
    store.dismiss(all[1] ?? '');
    expect(ids(store)).toEqual(all.slice(0, 5));
    clock.advance(200);
    expect(ids(store)).toEqual([all[0], all[2], all[3], all[4], all[5]]);
  });
});

describe('a key', () => {
  const KEYED = { ...MESSAGE, key: 'phone' };

  test('restarts the active notification of that key', () => {
    const { clock, store } = setup();
    const id = store.notify(KEYED);
    clock.advance(4000);
    expect(store.notify({ ...KEYED, message: 'Otra vez' })).toBe(id);
    expect(store.getSnapshot().items).toMatchObject([{ id, message: 'Otra vez' }]);
    expect(store.remaining(id)).toBe(5000);
  });

  test('replaces title and message together', () => {
    const { store } = setup();
    store.notify({ tone: 'info', title: 'Título', message: 'Texto', key: 'phone' });
    store.notify({ tone: 'warning', title: 'Otro', key: 'phone' });
    const [item] = store.getSnapshot().items;
    expect([item?.tone, item?.title, item?.message]).toEqual(['warning', 'Otro', undefined]);
    store.notify({ tone: 'warning', message: 'Solo texto', key: 'phone' });
    const [last] = store.getSnapshot().items;
    expect([last?.title, last?.message]).toEqual([undefined, 'Solo texto']);
  });

  test('replaces a queued notification in its place', () => {
    const { store } = setup({ preset: 'compact' });
    for (let count = 0; count < 5; count += 1) store.notify(MESSAGE);
    const id = store.notify(KEYED);
    expect(store.notify({ ...KEYED, message: 'Otra vez' })).toBe(id);
    expect(store.getSnapshot().queue).toMatchObject([{ id, message: 'Otra vez' }]);
  });

  test('creates a new notification while the former one closes', () => {
    const { store } = setup();
    const id = store.notify(KEYED);
    store.dismiss(id);
    expect(store.notify(KEYED)).not.toBe(id);
    expect(states(store)).toEqual(['active', 'removed']);
  });
});
