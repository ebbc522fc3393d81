import { describe, expect, test } from 'vitest';
import { MESSAGE, setup } from './testing/storeHarness';
import type { NotificationStore } from './types';

function said(store: NotificationStore): string[] {
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
