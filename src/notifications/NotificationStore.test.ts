import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import {
  NotificationError,
  type NotificationContent,
  type NotificationStoreOptions,
} from './content';
import { NotificationStore } from './NotificationStore';

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
  const detach = store.attachRegion();
  store.setRunning(true);
  return { store, detach };
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
    store.notify({ ...MESSAGE, timeout: 1 });
    expect(stateAfter(expected.closing)).toEqual(['removed']);
    expect(stateAfter(1)).toEqual([]);
    const id = store.notify(MESSAGE);
    expect(stateAfter(0)).toEqual(['active']);
    store.dismiss(id);
    expect(stateAfter(expected.dismissal - 1)).toEqual(['removed']);
    store.dismiss(id);
    expect(stateAfter(1)).toEqual([]);
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

test.each<[string, (store: NotificationStore, id: string) => void, string[]]>([
  ['dismiss', (store, id) => store.dismiss(id), ['onClose']],
  // The action is called after the focus has left the notification, and before its end is known.
  ['press', (store, id) => store.press(id), ['onPress removed', 'onClose']],
  ['clear', (store) => store.clear(), ['onClose']],
  ['the timeout', () => vi.advanceTimersByTime(2500), ['onClose']],
])('calls onClose once after %s', (_, close, expected) => {
  const { store } = setup({ preset: 'compact' });
  const calls: string[] = [];
  const action = { label: 'Deshacer', onPress: () => calls.push(`onPress ${states(store)[0]}`) };
  const onClose = () => calls.push('onClose');
  const id = store.notify({ ...MESSAGE, action, onClose });
  close(store, id);
  store.dismiss(id);
  vi.advanceTimersByTime(800);
  expect(calls).toEqual(expected);
});

test('keeps nothing without a document', () => {
  vi.stubGlobal('document', undefined);
  const store = new NotificationStore();
  store.notify(MESSAGE);
  store.attachRegion();
  expect(ids(store)).toEqual([]);
});

test.each([0, Infinity])('a timer with the timeout %d does not end within 24 days', (timeout) => {
  const { store } = setup({ timeout });
  store.notify(MESSAGE);
  vi.advanceTimersByTime(2 ** 31 - 1);
  expect(states(store)).toEqual(['active']);
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

test('replaces an active or queued notification with the same key in its place', () => {
  const { store } = setup({ preset: 'compact' });
  const active: NotificationContent = { ...MESSAGE, key: 'phone' };
  const queued: NotificationContent = { ...MESSAGE, key: 'card' };
  const all = [active, MESSAGE, MESSAGE, MESSAGE, MESSAGE].map(store.notify);
  const next = store.notify(queued);
  store.notify(MESSAGE);
  store.notify(active);
  expect(ids(store)).toEqual(all);
  expect(store.notify({ ...queued, message: 'Otra vez' })).toBe(next);
  store.dismiss(all[0] ?? '');
  vi.advanceTimersByTime(200);
  expect(store.getSnapshot().items.at(-1)).toMatchObject({ id: next, message: 'Otra vez' });
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

describe('notify', () => {
  function expectError(content: object, message: RegExp) {
    const { store } = setup();
    const notify = () => store.notify({ tone: 'info', ...content } as NotificationContent);
    expect(notify).toThrow(NotificationError);
    expect(notify).toThrow(message);
    expect(store.getSnapshot().items).toEqual([]);
  }

  test.each([{}, { title: '' }, { message: ' ' }, { title: null, message: false }])(
    'throws for %j',
    (content) => {
      expectTypeOf<{ tone: 'info' }>().not.toExtend<NotificationContent>();
      expectError(content, /^Toast notification can not be without both message and title\.$/);
    },
  );

  test.each([null, -1, NaN, '5000', false, {}])('throws for the timeout %j', (timeout) => {
    expectError({ ...MESSAGE, timeout }, /is not a duration/);
    expect(() => new NotificationStore({ timeout: timeout as number })).toThrow(NotificationError);
  });

  test.each([new Error('No'), {}, new Date(0), () => 'No', [['Sí'], {}], Promise.resolve('No')])(
    'throws for the text %o, which React cannot show',
    (text) => {
      expectError({ message: text }, /which React cannot show/);
      expectError({ title: text, message: 'Falta un dato' }, /which React cannot show/);
      expectError({ ...MESSAGE, action: { label: text } }, /which React cannot show/);
    },
  );
});

test.each([null, 0, NaN, '3'])('throws for the limit %j', (limit) => {
  expect(() => new NotificationStore({ limit: limit as number })).toThrow(
    /no notification is shown/,
  );
});
