import { createContext, use, useState, type ReactNode } from 'react';
import { NotificationProviderError } from './errors';
import { createNotificationStore } from './store';
import type { Notifications, NotificationStore } from './types';

const StoreContext = createContext<NotificationStore | null>(null);

/** The props of {@link NotificationProvider}. */
export interface NotificationProviderProps {
  /**
   * The store that `useNotifications` and `NotificationRegion` share.
   * @default a store of its own, with the figures of the `default` preset (spec §9)
   */
  store?: NotificationStore | undefined;
  /** The tree that may notify. */
  children: ReactNode;
}

/** Gives a tree its notifications; put one around the app, with one `NotificationRegion` inside. */
export function NotificationProvider({ store, children }: NotificationProviderProps) {
  const [own] = useState(() => store ?? createNotificationStore({ waiting: true }));
  return <StoreContext value={store ?? own}>{children}</StoreContext>;
}

/**
 * The store of the nearest provider.
 * @throws {NotificationProviderError} when there is none.
 */
export function useNotificationStore(user: string): NotificationStore {
  const store = use(StoreContext);
  if (store === null) throw new NotificationProviderError(user);
  return store;
}

/**
 * How a component notifies: `const { notify, dismiss, clear } = useNotifications()`. The functions
 * stay the same for the life of the store, and calling them renders nothing but the region.
 * @throws {NotificationProviderError} when there is no `NotificationProvider` above.
 */
export function useNotifications(): Notifications {
  return useNotificationStore('useNotifications');
}
