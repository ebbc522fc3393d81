import { createFakeClock } from './fakeClock';
import { createNotificationStore, type NotificationStoreOptions } from '../store';
import type { NotificationContent, NotificationStore } from '../types';

/** A notification that only has to be one. */
export const MESSAGE: NotificationContent = { tone: 'warning', message: 'Falta un dato' };

/** A store on a clock that moves only when told. */
export function setup(options: NotificationStoreOptions = {}) {
  const clock = createFakeClock();
  const store = createNotificationStore({ clock, reducedMotion: () => false, ...options });
  return { clock, store };
}

/** The states of what is shown. */
export function states(store: NotificationStore): string[] {
  return store.getSnapshot().items.map(({ state }) => state);
}

/** The ids of what is shown. */
export function ids(store: NotificationStore): string[] {
  return store.getSnapshot().items.map(({ id }) => id);
}
