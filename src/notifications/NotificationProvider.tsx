import { createContext, use, useState, type ReactNode } from 'react';
import { NotificationProviderError } from './store/errors';
import { createNotificationStore } from './store/store';
import type { Notifications, NotificationStore } from './store/types';

const StoreContext = createContext<NotificationStore | null>(null);

/** The props of {@link NotificationProvider}. */
export interface NotificationProviderProps {
  /**
   * The store that `useNotifications` and `NotificationRegion` share.
   * @default a new store with the `default` preset (requirements §9)
   */
  store?: NotificationStore | undefined;
  /** The tree that may notify. */
  children: ReactNode;
}

/** Provides a tree with notifications: one around the app, with one `NotificationRegion` inside. */
export function NotificationProvider({ store, children }: NotificationProviderProps) {
  const [own] = useState(() => store ?? createNotificationStore({ waiting: true }));
  return <StoreContext value={store ?? own}>{children}</StoreContext>;
}

/**
 * Returns the store of the nearest provider; `user` is named in the error.
 * @throws {NotificationProviderError} when there is none.
 */
export function useNotificationStore(user: string): NotificationStore {
  const store = use(StoreContext);
  if (store === null) throw new NotificationProviderError(user);
  return store;
}

/**
 * Returns the functions that notify: `const { notify, dismiss, clear } = useNotifications()`. They are
 * stable for the life of the store, and a call renders only the region.
 * @throws {NotificationProviderError} when there is no `NotificationProvider` above.
 */
export function useNotifications(): Notifications {
  return useNotificationStore('useNotifications');
}
