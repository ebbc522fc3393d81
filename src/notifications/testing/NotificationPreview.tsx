import { createContext, useState, useSyncExternalStore, type ReactNode } from 'react';
import { NotificationCard } from '../NotificationCard';
import { NotificationProvider, useNotificationStore } from '../NotificationProvider';
import { Layer, List } from '../NotificationRegion.styles';
import { NotificationStore } from '../NotificationStore';
import type { NotificationPresetName } from '../presets';
import type { NotificationContent } from '../types';

/** Whether a story is a preview among others: inert, and with notifications that stay in it. */
export const PreviewContext = createContext(false);

/** The notifications of the nearest provider in place: they do not move into the top layer of the page. */
export function NotificationPreview({ className }: { className?: string }) {
  const store = useNotificationStore('NotificationPreview');
  const { items } = useSyncExternalStore(store.subscribe, store.getSnapshot);
  if (items.length === 0) return null;
  return (
    <Layer className={className} data-preset={store.preset.name}>
      <List>
        {items.map((item) => (
          <NotificationCard
            closeLabel=""
            isHeld={false}
            isRunning={false}
            item={item}
            key={item.id}
            store={store}
          />
        ))}
      </List>
    </Layer>
  );
}

/** Creates a store with notifications that stay. `detach` removes the region that it needs to show them. */
export function createStillStore(
  contents: readonly NotificationContent[] = [],
  preset?: NotificationPresetName,
) {
  const store = new NotificationStore({ preset });
  Object.assign(store, { preset: { ...store.preset, timeout: Infinity } });
  const detach = store.attachRegion();
  for (const content of contents) store.notify(content);
  return { store, detach };
}

/** A provider whose notifications stay. */
export function StillNotifications({ children }: { children: ReactNode }) {
  const [{ store }] = useState(() => createStillStore());
  return <NotificationProvider store={store}>{children}</NotificationProvider>;
}
