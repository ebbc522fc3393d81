import { createContext, use, useState, useSyncExternalStore, type ReactNode } from 'react';
import { NotificationCard } from '../NotificationCard';
import { NotificationProvider, useNotificationStore } from '../NotificationRegion';
import { Layer, List } from '../NotificationRegion.styles';
import type { NotificationPresetName } from '../presets';
import type { NotificationContent } from '../content';
import { NotificationStore } from '../store';

/** Whether a story is a preview among others: inert, and with notifications that stay in it. */
export const PreviewContext = createContext(false);

/** The notifications of the nearest provider in place: they do not move into the top layer of the page. */
export function NotificationPreview({ className }: { className?: string }) {
  const store = useNotificationStore('NotificationPreview');
  const { items } = useSyncExternalStore(store.subscribe, store.getSnapshot);
  if (items.length === 0) return null;
  return (
    <Layer className={className}>
      <List>
        {items.map((item) => (
          <NotificationCard closeLabel="" item={item} key={item.id} store={store} />
        ))}
      </List>
    </Layer>
  );
}

export interface StillNotificationsProps {
  /** The notifications that are shown initially. */
  active?: readonly NotificationContent[] | undefined;
  /** The preset of the store. */
  preset?: NotificationPresetName | undefined;
  /** The components that use notifications. */
  children?: ReactNode;
}

/** A provider whose notifications stay. */
export function StillNotifications({ active = [], preset, children }: StillNotificationsProps) {
  const isPreview = use(PreviewContext);
  const [store] = useState(() => {
    const still = new NotificationStore({ preset, timeout: Infinity });
    // A preview has no region, without which they are queued.
    if (isPreview) still.attachRegion();
    for (const content of active) still.notify(content);
    return still;
  });
  return <NotificationProvider store={store}>{children}</NotificationProvider>;
}
