import { createContext, use, useState, type ReactNode } from 'react';
import { NotificationError, type NotificationStoreOptions } from './content';
import { NotificationStore } from './NotificationStore';

const StoreContext = createContext<NotificationStore | null>(null);

/** The options are those of the new store, which never change. */
export interface NotificationProviderProps extends NotificationStoreOptions {
  /**
   * The store that `useNotifications` and `NotificationRegion` share.
   * @default a new store with the other props
   */
  store?: NotificationStore | undefined;
  /** The components that use notifications. */
  children: ReactNode;
}

/** Provides notifications to the components inside: one around the app, with one `NotificationRegion` inside. */
export function NotificationProvider({ store, children, ...options }: NotificationProviderProps) {
  const [defaultStore] = useState(() => store ?? new NotificationStore(options));
  return <StoreContext value={store ?? defaultStore}>{children}</StoreContext>;
}

/**
 * Returns the store of the nearest provider. The error names `user`.
 * @throws {NotificationError} without a `NotificationProvider`.
 */
export function useNotificationStore(user: string): NotificationStore {
  const store = use(StoreContext);
  if (store === null) {
    throw new NotificationError(
      `${user} found no notification store: it uses the store of the nearest provider above it. ` +
        'Wrap the tree in <NotificationProvider>.',
    );
  }
  return store;
}

/** The functions of `useNotifications`. */
export type NotificationFunctions = Pick<NotificationStore, 'notify' | 'dismiss' | 'clear'>;

/**
 * Returns the functions that show and close notifications. They never change, and a call renders only the
 * region.
 * @throws {NotificationError} without a `NotificationProvider`.
 */
export function useNotifications(): NotificationFunctions {
  return useNotificationStore('useNotifications');
}
