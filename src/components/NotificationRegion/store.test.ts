import { describe, expect, test } from 'vitest';
import { NotificationContentError } from './errors';
import { createFakeClock } from './fakeClock';
import { createNotificationStore, type NotificationStoreOptions } from './store';
import type { NotificationContent, NotificationStore } from './types';

const MESSAGE: NotificationContent = { tone: 'warning', message: 'Falta un dato' };

function setup(options: NotificationStoreOptions = {}) {
  const clock = createFakeClock();
  const store = createNotificationStore({ clock, reducedMotion: () => false, ...options });
  return { clock, store };
}

function states(store: NotificationStore): string[] {
  return store.getSnapshot().items.map(({ state }) => state);
}

function ids(store: NotificationStore): string[] {
  return store.getSnapshot().items.map(({ id }) => id);
}

function said(store: NotificationStore): string[] {
  const { announcements } = store.getSnapshot();
  return announcements.map(({ text, assertive }) => `${assertive ? 'now' : 'later'}: ${text}`);
}

describe('the life of a notification', () => {
  test.each([
    { preset: 'default', at: 0, expected: ['active'] },
    { preset: 'default', at: 4999, expected: ['active'] },
    { preset: 'default', at: 5000, expected: ['removed'] },
    { preset: 'default', at: 5299, expected: ['removed'] },
    { preset: 'default', at: 5300, expected: [] },
    { preset: 'compact', at: 2499, expected: ['active'] },
    { preset: 'compact', at: 2500, expected: ['removed'] },
    { preset: 'compact', at: 3299, expected: ['removed'] },
    { preset: 'compact', at: 3300, expected: [] },
  ] as const)('$preset is $expected at $at ms', ({ preset, at, expected }) => {
    const { clock, store } = setup({ preset });
    store.notify(MESSAGE);
    clock.advance(at);
    expect(states(store)).toEqual(expected);
  });

  test.each([
    { preset: 'default', closing: 300 },
    { preset: 'compact', closing: 200 },
  ] as const)('closes by hand in $closing ms in $preset', ({ preset, closing }) => {
    const { clock, store } = setup({ preset });
    store.dismiss(store.notify(MESSAGE));
    expect(states(store)).toEqual(['removed']);
    clock.advance(closing - 1);
    expect(states(store)).toEqual(['removed']);
    clock.advance(1);
    expect(states(store)).toEqual([]);
  });

  test.each([
    { late: 100, expected: ['removed'] },
    { late: 300, expected: [] },
  ])('counts its closing from 5000 ms when the timer is $late ms late', ({ late, expected }) => {
    const { clock, store } = setup();
    store.notify(MESSAGE);
    clock.skip(5000 + late);
    clock.advance(0);
    expect(states(store)).toEqual(expected);
    clock.advance(300 - late);
    expect(states(store)).toEqual([]);
  });

  test('is removed at once under reduced motion', () => {
    const { clock, store } = setup({ reducedMotion: () => true });
    store.dismiss(store.notify(MESSAGE));
    expect(states(store)).toEqual([]);
    store.notify(MESSAGE);
    clock.advance(5000);
    expect(states(store)).toEqual([]);
  });

  test('leaves nothing behind', () => {
    const { clock, store } = setup();
    for (let count = 0; count < 1000; count += 1) store.notify(MESSAGE);
    expect(clock.timers()).toBe(1);
    clock.advance(5300);
    expect(store.getSnapshot()).toEqual({ items: [], queue: [], announcements: [], running: true });
    expect(clock.timers()).toBe(0);
  });
});

describe('content', () => {
  test.each([{}, { title: '' }, { message: ' ' }, { title: undefined, message: undefined }])(
    'refuses %j',
    (content) => {
      const { store } = setup();
      expect(() => store.notify({ tone: 'info', ...content })).toThrow(NotificationContentError);
      expect(() => store.notify({ tone: 'info', ...content })).toThrow(
        /^Toast notification can not be without both message and title\.$/,
      );
      expect(states(store)).toEqual([]);
    },
  );

  test.each([{ title: 'Listo' }, { message: 'Listo' }, { title: 'Listo', message: 'Va' }])(
    'takes %j',
    (content) => {
      const { store } = setup();
      store.notify({ tone: 'info', ...content });
      expect(store.getSnapshot().items[0]).toMatchObject(content);
    },
  );
});

describe('time', () => {
  test('stands while one is held and gives it 1000 ms after', () => {
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

  test('gives 1000 ms even when more was left', () => {
    const { clock, store } = setup();
    const id = store.notify(MESSAGE);
    store.hold(id, 'pointer');
    store.release(id, 'pointer');
    clock.advance(1000);
    expect(states(store)).toEqual(['removed']);
  });

  test('stands for the others too, and gives them back what they had', () => {
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

  test('stands until both pointer and focus have left', () => {
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

  test('goes on when the held one is dismissed', () => {
    const { clock, store } = setup();
    const other = store.notify(MESSAGE);
    const held = store.notify(MESSAGE);
    store.hold(held, 'focus');
    store.dismiss(held);
    expect(store.getSnapshot().running).toBe(true);
    clock.advance(5000);
    expect(store.remaining(other)).toBe(0);
  });

  test('stands while the tab is hidden, closings excepted', () => {
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

  test('stands for one that comes while the tab is hidden', () => {
    const { clock, store } = setup();
    store.setHidden(true);
    const id = store.notify(MESSAGE);
    clock.advance(60_000);
    store.setHidden(false);
    expect(store.remaining(id)).toBe(5000);
  });
});

describe('dismissal', () => {
  test('is harmless twice, for an unknown id and for one that has gone', () => {
    const { clock, store } = setup();
    const id = store.notify(MESSAGE);
    store.dismiss('unknown');
    store.dismiss(id);
    clock.advance(100);
    store.dismiss(id);
    clock.advance(200);
    expect(states(store)).toEqual([]);
    store.dismiss(id);
    store.hold(id, 'pointer');
    store.release(id, 'pointer');
    expect(store.getSnapshot()).toMatchObject({ items: [], running: true });
  });

  test('closes all, the waiting ones unseen', () => {
    const { clock, store } = setup({ preset: 'compact' });
    for (let count = 0; count < 7; count += 1) store.notify(MESSAGE);
    store.clear();
    expect(states(store)).toEqual(Array(5).fill('removed'));
    clock.advance(200);
    expect(store.getSnapshot()).toMatchObject({ items: [], queue: [] });
  });

  test('takes one out of the queue', () => {
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

  test('shows five in compact and lets the next in when one has gone', () => {
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

  test('starts the standing one anew', () => {
    const { clock, store } = setup();
    const id = store.notify(KEYED);
    clock.advance(4000);
    expect(store.notify({ ...KEYED, message: 'Otra vez' })).toBe(id);
    expect(store.getSnapshot().items).toMatchObject([{ id, message: 'Otra vez' }]);
    expect(store.remaining(id)).toBe(5000);
  });

  test('renews a waiting one in its place', () => {
    const { store } = setup({ preset: 'compact' });
    for (let count = 0; count < 5; count += 1) store.notify(MESSAGE);
    const id = store.notify(KEYED);
    expect(store.notify({ ...KEYED, message: 'Otra vez' })).toBe(id);
    expect(store.getSnapshot().queue).toMatchObject([{ id, message: 'Otra vez' }]);
  });

  test('makes a new one when the former is closing', () => {
    const { store } = setup();
    const id = store.notify(KEYED);
    store.dismiss(id);
    expect(store.notify(KEYED)).not.toBe(id);
    expect(states(store)).toEqual(['active', 'removed']);
  });
});

describe('announcements', () => {
  test.each([
    { content: { tone: 'info', title: 'Hola' }, text: 'later: Hola.' },
    { content: { tone: 'success', message: '¡Listo!' }, text: 'later: ¡Listo!' },
    {
      content: { tone: 'warning', title: 'Falta', message: 'Un dato' },
      text: 'now: Falta. Un dato.',
    },
    { content: { tone: 'error', message: 'Falló' }, text: 'now: Falló.' },
  ] as const)('says "$text"', ({ content, text }) => {
    const { clock, store } = setup();
    store.notify(content);
    expect(said(store)).toEqual([text]);
    clock.advance(1000);
    expect(said(store)).toEqual([]);
  });

  test('says each once, and a waiting one when it is shown', () => {
    const { clock, store } = setup({ preset: 'compact' });
    const heard = new Set<number>();
    store.subscribe(() => {
      for (const { id } of store.getSnapshot().announcements) heard.add(id);
    });
    for (let count = 0; count < 7; count += 1) store.notify(MESSAGE);
    expect(heard.size).toBe(5);
    clock.advance(20_000);
    expect(heard.size).toBe(7);
  });

  test('says a renewed one again', () => {
    const { store } = setup();
    store.notify({ ...MESSAGE, key: 'phone' });
    store.notify({ ...MESSAGE, key: 'phone' });
    expect(said(store)).toHaveLength(2);
  });
});

describe('listeners', () => {
  test('see the same snapshot until something changes', () => {
    const { store } = setup();
    let calls = 0;
    const stop = store.subscribe(() => (calls += 1));
    expect(store.getSnapshot()).toBe(store.getServerSnapshot());
    store.notify(MESSAGE);
    expect(store.getSnapshot()).toBe(store.getSnapshot());
    expect(calls).toBe(1);
    store.dismiss('unknown');
    store.setHidden(false);
    expect(calls).toBe(1);
    stop();
    store.clear();
    expect(calls).toBe(1);
  });
});
