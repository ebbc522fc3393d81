import { describe, expect, test } from 'vitest';
import { MESSAGE, setup } from './testing/storeHarness';
import type { NotificationStore } from './types';

function announced(store: NotificationStore): string[] {
  const { announcements } = store.getSnapshot();
  return announcements.map(({ text, assertive }) => `${assertive ? 'now' : 'later'}: ${text}`);
}

describe('announcements', () => {
  test.each([
    { content: { tone: 'info', title: 'Hola' }, text: 'later: Hola.' },
    { content: { tone: 'success', message: '¡Listo!' }, text: 'later: ¡Listo!' },
    {
      content: { tone: 'warning', title: 'Falta', message: 'Un dato' },
      text: 'now: Falta. Un dato.',
    },
    { content: { tone: 'error', message: 'Falló' }, text: 'now: Falló.' },
  ] as const)('announce "$text"', ({ content, text }) => {
    const { clock, store } = setup();
    store.notify(content);
    expect(announced(store)).toEqual([text]);
    clock.advance(1000);
    expect(announced(store)).toEqual([]);
  });

  test('announce each notification once, a queued one when it is shown', () => {
    const { clock, store } = setup({ preset: 'compact' });
    const seen = new Set<number>();
    store.subscribe(() => {
      for (const { id } of store.getSnapshot().announcements) seen.add(id);
    });
    for (let count = 0; count < 7; count += 1) store.notify(MESSAGE);
    expect(seen.size).toBe(5);
    clock.advance(20_000);
    expect(seen.size).toBe(7);
  });

  test('announce a replaced notification again', () => {
    const { store } = setup();
    store.notify({ ...MESSAGE, key: 'phone' });
    store.notify({ ...MESSAGE, key: 'phone' });
    expect(announced(store)).toHaveLength(2);
  });
});

describe('listeners', () => {
  test('get the same snapshot until something changes', () => {
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
