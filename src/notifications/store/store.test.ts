import { describe, expect, test } from 'vitest';
import { NotificationContentError } from './errors';
import { MESSAGE, setup, states } from './testing/storeHarness';

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

  test('waits for a region with `waiting`', () => {
    const { clock, store } = setup({ waiting: true });
    store.notify(MESSAGE);
    clock.advance(60_000);
    expect(states(store)).toEqual([]);
    store.attach();
    expect(states(store)).toEqual(['active']);
    expect(store.getSnapshot().announcements).toHaveLength(1);
    clock.advance(5000);
    expect(states(store)).toEqual(['removed']);
  });

  test.each([
    { preset: 'default', closing: 300 },
    { preset: 'compact', closing: 200 },
  ] as const)('closes in $closing ms after a dismissal in $preset', ({ preset, closing }) => {
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

  test('leaves no timer and no state', () => {
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
    'throws for %j',
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
    'accepts %j',
    (content) => {
      const { store } = setup();
      store.notify({ tone: 'info', ...content });
      expect(store.getSnapshot().items[0]).toMatchObject(content);
    },
  );
});
