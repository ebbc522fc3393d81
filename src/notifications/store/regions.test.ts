import { expect, test } from 'vitest';
import { NotificationRegionError } from './NotificationRegionError';
import { NotificationStore } from './NotificationStore';
import { createFakeClock } from './testing/fakeClock';
import type { NotificationContent } from './types';

const MESSAGE: NotificationContent = { tone: 'warning', message: 'Falta un dato' };

function states(store: NotificationStore): string[] {
  return store.getSnapshot().items.map(({ state }) => state);
}

test('queues notifications until a region is attached', () => {
  const clock = createFakeClock();
  const store = new NotificationStore({ clock });
  store.subscribe(() => undefined);
  store.notify(MESSAGE);
  clock.advance(60_000);
  expect(store.getSnapshot()).toMatchObject({ items: [], queue: [{ state: 'inactive' }] });
  store.attachRegion();
  expect(states(store)).toEqual(['active']);
  expect(store.getSnapshot().announcements).toHaveLength(1);
  clock.advance(5000);
  expect(states(store)).toEqual(['removed']);
});

test('stops the timers and queues notifications without a region', () => {
  const clock = createFakeClock();
  const store = new NotificationStore({ clock });
  const detach = store.attachRegion();
  const id = store.notify(MESSAGE);
  clock.advance(4000);
  store.setPageHidden(true);
  detach();
  store.notify(MESSAGE);
  clock.advance(60_000);
  expect([states(store), store.remaining(id)]).toEqual([['active'], 1000]);
  store.attachRegion();
  expect(states(store)).toEqual(['active', 'active']);
  clock.advance(1000);
  expect(states(store)).toEqual(['active', 'removed']);
});

test('throws for a second region', () => {
  const store = new NotificationStore();
  const detach = store.attachRegion();
  expect(() => store.attachRegion()).toThrow(NotificationRegionError);
  detach();
  expect(() => store.attachRegion()()).not.toThrow();
});
