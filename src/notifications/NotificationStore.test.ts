import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { NotificationError, NotificationStore } from './NotificationStore';
import type { NotificationContent, NotificationStoreOptions } from './types';

const MESSAGE: NotificationContent = { tone: 'info', message: 'Falta un dato' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function setup(options: NotificationStoreOptions = {}) {
  const store = new NotificationStore(options);
  return { store, detach: store.attachRegion() };
}

function states(store: NotificationStore): string[] {
  return store.getSnapshot().items.map(({ state }) => state);
}

function ids(store: NotificationStore): string[] {
  return store.getSnapshot().items.map(({ id }) => id);
}

function announced(store: NotificationStore): string[] {
  return store.getSnapshot().announcements.map(({ id }) => id);
}

describe('life cycle', () => {
  test.each([
    { preset: 'default', closing: 300, dismissal: 300 },
    { preset: 'compact', closing: 800, dismissal: 200 },
  ] as const)('has the closing animations of the requirements in $preset', (expected) => {
    const { store } = setup({ preset: expected.preset });
    const stateAfter = (time: number) => {
      vi.advanceTimersByTime(time);
      return states(store);
    };
    store.timeOut(store.notify(MESSAGE));
    expect(stateAfter(expected.closing - 1)).toEqual(['removed']);
    expect(stateAfter(1)).toEqual([]);
    const id = store.notify(MESSAGE);
    expect(stateAfter(0)).toEqual(['active']);
    store.dismiss(id);
    expect(stateAfter(expected.dismissal - 1)).toEqual(['removed']);
    store.dismiss(id);
    expect(stateAfter(1)).toEqual([]);
  });

  test('skips the closing animation under reduced motion', () => {
    const { store } = setup();
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    store.dismiss(store.notify(MESSAGE));
    store.timeOut(store.notify(MESSAGE));
    expect(states(store)).toEqual([]);
  });

  test('closes all, including the queued ones', () => {
    const { store } = setup({ preset: 'compact' });
    for (let count = 0; count < 7; count += 1) store.notify(MESSAGE);
    store.clear();
    expect(states(store)).toEqual(Array(5).fill('removed'));
    vi.advanceTimersByTime(200);
    expect(states(store)).toEqual([]);
  });
});

describe('onClose', () => {
  test.each(['dismiss', 'timeOut', 'press', 'clear'] as const)('is called once by %s', (method) => {
    const { store } = setup({ preset: 'compact' });
    const calls: string[] = [];
    const action = { label: 'Deshacer', onPress: () => calls.push(`onPress ${states(store)[0]}`) };
    const onClose = () => calls.push('onClose');
    const id = store.notify({ ...MESSAGE, action, onClose });
    store[method](id);
    store.dismiss(id);
    vi.advanceTimersByTime(800);
    // The action is called after the focus has left the notification, and before its end is known.
    expect(calls).toEqual([...(method === 'press' ? ['onPress removed'] : []), 'onClose']);
  });

  test('is called for a queued notification that is dismissed, and not for one that is replaced', () => {
    const { store, detach } = setup();
    detach();
    const onClose = vi.fn();
    const id = store.notify({ ...MESSAGE, key: 'a', onClose });
    store.notify({ ...MESSAGE, key: 'a', onClose });
    expect(onClose).not.toHaveBeenCalled();
    store.dismiss(id);
    expect(onClose).toHaveBeenCalledOnce();
  });
});

test('an action can show a notification with the same key', () => {
  const { store } = setup();
  const onPress = () => store.notify({ ...MESSAGE, key: 'a' });
  store.press(store.notify({ ...MESSAGE, key: 'a', action: { label: 'Reintentar', onPress } }));
  expect(states(store)).toEqual(['active', 'removed']);
});

test('keeps nothing without a document', () => {
  vi.stubGlobal('document', undefined);
  const store = new NotificationStore();
  store.notify(MESSAGE);
  store.attachRegion();
  expect(ids(store)).toEqual([]);
});

describe('content', () => {
  test.each([{}, { title: '' }, { message: ' ' }, { title: null, message: false }])(
    'throws for %j',
    (content) => {
      const { store } = setup();
      expectTypeOf<{ tone: 'info' }>().not.toExtend<NotificationContent>();
      const notify = () => store.notify({ tone: 'info', ...content } as NotificationContent);
      expect(notify).toThrow(NotificationError);
      expect(notify).toThrow(/^Toast notification can not be without both message and title\.$/);
      expect(states(store)).toEqual([]);
    },
  );
});

describe('order', () => {
  test('shows the newest first in default', () => {
    const { store } = setup();
    const [first, second] = [store.notify(MESSAGE), store.notify(MESSAGE)];
    expect(ids(store)).toEqual([second, first]);
  });

  test('shows and announces five in compact, and the next one when one is removed', () => {
    const { store } = setup({ preset: 'compact' });
    const all = Array.from({ length: 7 }, () => store.notify(MESSAGE));
    expect(ids(store)).toEqual(all.slice(0, 5));
    expect(announced(store)).toHaveLength(5);
    store.dismiss(all[5] ?? '');
    store.dismiss(all[1] ?? '');
    expect(ids(store)).toEqual(all.slice(0, 5));
    vi.advanceTimersByTime(200);
    expect(ids(store)).toEqual([all[0], all[2], all[3], all[4], all[6]]);
    expect(announced(store)).toHaveLength(6);
  });
});

describe('key', () => {
  const KEYED = { tone: 'info', title: 'Título', message: 'Texto', key: 'phone' } as const;

  test('replaces the content of an active notification, and announces it', () => {
    const { store } = setup();
    const id = store.notify(KEYED);
    vi.advanceTimersByTime(4000);
    expect(store.notify({ tone: 'warning', message: 'Otra vez', key: 'phone' })).toBe(id);
    const [item] = store.getSnapshot().items;
    expect([item?.tone, item?.title, item?.message]).toEqual(['warning', undefined, 'Otra vez']);
    expect(announced(store)).toEqual([id]);
  });

  test('replaces an active or queued notification in its place', () => {
    const { store } = setup({ preset: 'compact' });
    const all = [KEYED, MESSAGE, MESSAGE, MESSAGE, MESSAGE].map(store.notify);
    const queued = { ...KEYED, key: 'card' };
    const next = store.notify(queued);
    store.notify(MESSAGE);
    store.notify(KEYED);
    expect(ids(store)).toEqual(all);
    expect(store.notify({ ...queued, message: 'Otra vez' })).toBe(next);
    store.dismiss(all[0] ?? '');
    vi.advanceTimersByTime(200);
    expect(store.getSnapshot().items.at(-1)).toMatchObject({ id: next, message: 'Otra vez' });
  });
});

describe('a region', () => {
  test('shows the notifications that were queued without it', () => {
    const { store, detach } = setup();
    const id = store.notify(MESSAGE);
    vi.advanceTimersByTime(1000);
    detach();
    const queued = store.notify(MESSAGE);
    expect([ids(store), announced(store)]).toEqual([[id], []]);
    store.attachRegion();
    expect([ids(store), announced(store)]).toEqual([[queued, id], [queued]]);
  });

  test('can be attached after another one, but not next to it', () => {
    const { store, detach } = setup();
    expect(() => store.attachRegion()).toThrow(NotificationError);
    detach();
    expect(() => store.attachRegion()).not.toThrow();
  });
});
