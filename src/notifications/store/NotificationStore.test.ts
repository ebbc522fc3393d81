import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { NotificationError } from './NotificationError';
import { NotificationStore } from './NotificationStore';
import type { NotificationContent, NotificationStoreOptions } from './types';

const MESSAGE: NotificationContent = { tone: 'info', message: 'Falta un dato' };

beforeEach(() => {
  vi.useFakeTimers();
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
  const { announcements } = store.getSnapshot();
  return announcements.map(
    ({ text, assertive }) => `${assertive ? 'assertive' : 'polite'}: ${text}`,
  );
}

describe('life cycle', () => {
  test.each([
    { preset: 'default', timeout: 5000, closing: 300, dismissal: 300 },
    { preset: 'compact', timeout: 2500, closing: 800, dismissal: 200 },
  ] as const)('has the times of the requirements in $preset', (expected) => {
    const { store } = setup({ preset: expected.preset });
    const stateAfter = (time: number) => {
      vi.advanceTimersByTime(time);
      return states(store);
    };
    store.notify(MESSAGE);
    expect(stateAfter(expected.timeout - 1)).toEqual(['active']);
    expect(stateAfter(1)).toEqual(['removed']);
    expect(stateAfter(expected.closing - 1)).toEqual(['removed']);
    expect(stateAfter(1)).toEqual([]);
    const id = store.notify(MESSAGE);
    store.dismiss(id);
    expect(stateAfter(expected.dismissal - 1)).toEqual(['removed']);
    store.dismiss(id);
    expect(stateAfter(1)).toEqual([]);
  });

  test('skips the closing animation under reduced motion', () => {
    const { store } = setup();
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    store.dismiss(store.notify(MESSAGE));
    expect(states(store)).toEqual([]);
    store.notify(MESSAGE);
    vi.advanceTimersByTime(5000);
    expect(states(store)).toEqual([]);
  });

  test('closes all, including the queued ones', () => {
    const { store } = setup({ preset: 'compact' });
    for (let count = 0; count < 7; count += 1) store.notify(MESSAGE);
    store.clear();
    expect(states(store)).toEqual(Array(5).fill('removed'));
    vi.advanceTimersByTime(200);
    expect(store.getSnapshot()).toMatchObject({ items: [], queue: [] });
  });
});

describe('content', () => {
  test.each([{}, { title: '' }, { message: ' ' }])('throws for %j', (content) => {
    const { store } = setup();
    expectTypeOf<{ tone: 'info' }>().not.toExtend<NotificationContent>();
    const notify = () => store.notify({ tone: 'info', ...content } as NotificationContent);
    expect(notify).toThrow(NotificationError);
    expect(notify).toThrow(/^Toast notification can not be without both message and title\.$/);
    expect(states(store)).toEqual([]);
  });

  test.each([
    { content: { tone: 'info', title: 'Hola' }, text: 'polite: Hola.' },
    { content: { tone: 'success', message: '¡Listo!' }, text: 'polite: ¡Listo!' },
    {
      content: { tone: 'warning', title: 'Falta', message: 'Un dato' },
      text: 'assertive: Falta. Un dato.',
    },
    { content: { tone: 'error', message: 'Falló' }, text: 'assertive: Falló.' },
  ] as const)('announces "$text" for 1000 ms', ({ content, text }) => {
    const { store } = setup();
    store.notify(content);
    expect(announced(store)).toEqual([text]);
    vi.advanceTimersByTime(999);
    expect(announced(store)).toEqual([text]);
    vi.advanceTimersByTime(1);
    expect(announced(store)).toEqual([]);
  });
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

  test('replaces the content of an active notification, restarts it and announces it', () => {
    const { store } = setup();
    const id = store.notify(KEYED);
    vi.advanceTimersByTime(4000);
    expect(store.notify({ tone: 'warning', message: 'Otra vez', key: 'phone' })).toBe(id);
    const [item] = store.getSnapshot().items;
    expect([item?.tone, item?.title, item?.message]).toEqual(['warning', undefined, 'Otra vez']);
    expect(store.remaining(id)).toBe(5000);
    expect(announced(store)).toEqual(['assertive: Otra vez.']);
  });

  test('replaces a queued notification in its place', () => {
    const { store } = setup({ preset: 'compact' });
    for (let count = 0; count < 5; count += 1) store.notify(MESSAGE);
    const id = store.notify(KEYED);
    store.notify(MESSAGE);
    expect(store.notify({ ...KEYED, message: 'Otra vez' })).toBe(id);
    expect(store.getSnapshot().queue[0]).toMatchObject({ id, message: 'Otra vez' });
  });

  test('creates another notification while the former one closes', () => {
    const { store } = setup();
    store.dismiss(store.notify(KEYED));
    store.notify(KEYED);
    expect(states(store)).toEqual(['active', 'removed']);
  });
});

describe('pause', () => {
  test('stops all timers, and ends 1000 ms before the paused notification times out', () => {
    const { store } = setup();
    const other = store.notify(MESSAGE);
    const paused = store.notify(MESSAGE);
    vi.advanceTimersByTime(3000);
    store.pause([paused]);
    vi.advanceTimersByTime(60_000);
    expect(store.getSnapshot().running).toBe(false);
    store.pause([]);
    expect(store.getSnapshot().running).toBe(true);
    expect([store.remaining(other), store.remaining(paused)]).toEqual([2000, 1000]);
    vi.advanceTimersByTime(1000);
    expect(states(store)).toEqual(['removed', 'active']);
  });

  test('ends when the paused notification is dismissed', () => {
    const { store } = setup();
    const other = store.notify(MESSAGE);
    const paused = store.notify(MESSAGE);
    store.pause([paused]);
    vi.advanceTimersByTime(1000);
    store.dismiss(paused);
    store.pause([paused]);
    expect(store.getSnapshot().running).toBe(true);
    expect(store.remaining(other)).toBe(5000);
  });

  test('lasts while the page is inactive, except for closing animations', () => {
    const { store } = setup();
    const id = store.notify(MESSAGE);
    store.dismiss(store.notify(MESSAGE));
    vi.advanceTimersByTime(100);
    store.setPageInactive(true);
    const late = store.notify(MESSAGE);
    vi.advanceTimersByTime(60_000);
    expect(ids(store)).toEqual([late, id]);
    store.setPageInactive(false);
    expect([store.remaining(id), store.remaining(late)]).toEqual([4900, 5000]);
  });
});

describe('without a region', () => {
  test('notifications are queued, and the timers stop', () => {
    const { store, detach } = setup();
    const id = store.notify(MESSAGE);
    vi.advanceTimersByTime(4000);
    detach();
    store.notify(MESSAGE);
    vi.advanceTimersByTime(60_000);
    expect([states(store), store.remaining(id)]).toEqual([['active'], 1000]);
    expect(store.getSnapshot().queue).toMatchObject([{ state: 'inactive' }]);
    store.attachRegion();
    expect(states(store)).toEqual(['active', 'active']);
    expect(announced(store)).toHaveLength(1);
    vi.advanceTimersByTime(1000);
    expect(states(store)).toEqual(['active', 'removed']);
  });

  test('another one can be attached, but not a second one', () => {
    const { store, detach } = setup();
    expect(() => store.attachRegion()).toThrow(NotificationError);
    detach();
    expect(() => store.attachRegion()).not.toThrow();
  });
});
