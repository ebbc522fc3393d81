import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { createFakeClock } from '#fakeClock';
import { NotificationCard } from '../NotificationCard';
import { NotificationProvider, useNotificationStore } from '../NotificationProvider';
import { Layer, List } from '../NotificationRegion.styles';
import { NotificationStore } from '../store/NotificationStore';

/** The notifications of the nearest provider in place: they do not move into the top layer of the page. */
export function NotificationPreview({ className }: { className?: string }) {
  const store = useNotificationStore('NotificationPreview');
  const { items } = useSyncExternalStore(store.subscribe, store.getSnapshot);
  if (items.length === 0) return null;
  return (
    <Layer className={className} data-open="" data-preset={store.preset.name}>
      <List>
        {items.map((item) => (
          <NotificationCard closeLabel="" item={item} key={item.id} running={false} store={store} />
        ))}
      </List>
    </Layer>
  );
}

/** A provider whose notifications stay: its clock does not advance. */
export function StillNotifications({ children }: { children: ReactNode }) {
  const [store] = useState(() => {
    const still = new NotificationStore({ clock: createFakeClock(), reducedMotion: () => true });
    // Otherwise the notifications would be queued.
    still.attachRegion();
    return still;
  });
  return <NotificationProvider store={store}>{children}</NotificationProvider>;
}
