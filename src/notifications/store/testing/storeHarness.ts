import { createFakeClock } from './fakeClock';
import { createNotificationStore, type NotificationStoreOptions } from '../store';
import type { NotificationContent, NotificationStore } from '../types';

/** Any notification. */
export const MESSAGE: NotificationContent = { tone: 'warning', message: 'Falta un dato' };

/** A store on a fake clock. */
export function setup(options: NotificationStoreOptions = {}) {
  const clock = createFakeClock();
  const store = createNotificationStore({ clock, reducedMotion: () => false, ...options });
  return { clock, store };
}

/** The states of the shown notifications. */
export function states(store: NotificationStore): string[] {
  return store.getSnapshot().items.map(({ state }) => state);
}

/** The ids of the shown notifications. */
export function ids(store: NotificationStore): string[] {
  return store.getSnapshot().items.map(({ id }) => id);
}
