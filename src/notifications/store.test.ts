import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { NotificationError, type NotificationContent } from './content';
import { NotificationStore, type NotificationStoreOptions } from './store';

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
  store.hold([], true);
  return { store, detach };
}

function states(store: NotificationStore): string[] {
  return store.getSnapshot().items.map(({ state }) => state);
}

function ids(store: NotificationStore): string[] {
  return store.getSnapshot().items.map(({ id }) => id);
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

test.each([0, -1, NaN, 2 ** 31, Infinity])(
  'a notification with the timeout %d stays',
  (timeout) => {
    const { store } = setup({ timeout });
    store.notify(MESSAGE);
    vi.advanceTimersByTime(2 ** 31 - 1);
    expect(states(store)).toEqual(['active']);
  },
);

test('shows five in compact, and the next one when one is removed', () => {
  const { store } = setup({ preset: 'compact' });
  const all = Array.from({ length: 7 }, () => store.notify(MESSAGE));
  expect(ids(store)).toEqual(all.slice(0, 5));
  store.dismiss(all[5] ?? '');
  store.dismiss(all[1] ?? '');
  expect(ids(store)).toEqual(all.slice(0, 5));
  vi.advanceTimersByTime(200);
  expect(ids(store)).toEqual([all[0], all[2], all[3], all[4], all[6]]);
});

describe('a notification with the id of another one', () => {
  test('takes its place, shown or queued', () => {
    const { store } = setup({ preset: 'compact' });
    const shown: NotificationContent = { ...MESSAGE, id: 'phone' };
    const queued: NotificationContent = { ...MESSAGE, id: 'card' };
    const all = [shown, MESSAGE, MESSAGE, MESSAGE, MESSAGE, queued].map(store.notify);
    store.notify(MESSAGE);
    const [before] = store.getSnapshot().items;
    store.notify(shown);
    expect(ids(store)).toEqual(['phone', ...all.slice(1, 5)]);
    expect(store.getSnapshot().items[0]?.content).not.toBe(before?.content);
    store.notify({ ...queued, message: 'Otra vez' });
    store.dismiss('phone');
    vi.advanceTimersByTime(200);
    const next = store.getSnapshot().items.at(-1);
    expect([next?.id, next?.content.message]).toEqual(['card', 'Otra vez']);
  });

  test('takes its place while that one closes, for the full time', () => {
    const { store } = setup();
    store.notify({ ...MESSAGE, id: 'phone' });
    const other = store.notify(MESSAGE);
    vi.advanceTimersByTime(4900);
    store.dismiss('phone');
    store.notify({ ...MESSAGE, id: 'phone' });
    expect([ids(store), states(store)]).toEqual([
      [other, 'phone'],
      ['active', 'active'],
    ]);
    vi.advanceTimersByTime(4999);
    expect(ids(store)).toEqual(['phone']);
    vi.advanceTimersByTime(1);
    expect(states(store)).toEqual(['removed']);
  });
});

describe('a region', () => {
  test('shows the notifications that were queued without it', () => {
    const { store, detach } = setup();
    const id = store.notify(MESSAGE);
    vi.advanceTimersByTime(1000);
    detach();
    const queued = store.notify(MESSAGE);
    expect(ids(store)).toEqual([id]);
    store.attachRegion();
    expect(ids(store)).toEqual([queued, id]);
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

  test.each([new Error('No'), {}, new Date(0), () => 'No', [['Sí'], {}], Promise.resolve('No')])(
    'throws for the text %o, which React cannot show',
    (text) => {
      expectError({ message: text }, /which React cannot show/);
      expectError({ title: text, message: 'Falta un dato' }, /which React cannot show/);
      expectError({ ...MESSAGE, action: { label: text } }, /which React cannot show/);
    },
  );
});
