import { useRef, useSyncExternalStore, type ComponentProps } from 'react';
import { createPortal } from 'react-dom';
import { Announcer } from './Announcer';
import { useNotificationStore } from '#components/notifications';
import { NotificationCard } from './NotificationCard';
import { Layer, List, Section } from './NotificationRegion.styles';
import type { NotificationStore } from '../notifications/types';
import { isCrowded, useGlide, useStoreTime, useHost, useTopLayer } from './useRegion';
import { useReturnFocus } from './useReturnFocus';

export type { NotificationClock } from '../notifications/clock';
export {
  NotificationProvider,
  useNotifications,
  type NotificationProviderProps,
} from '#components/notifications';
export { NotificationContentError, NotificationProviderError } from '../notifications/errors';
export { createNotificationStore, type NotificationStoreOptions } from '../notifications/store';
export type {
  NotificationContent,
  NotificationPresetName,
  Notifications,
  NotificationSnapshot,
  NotificationStore,
  NotificationTone,
} from '../notifications/types';

/** The props of {@link NotificationRegion}. */
export interface NotificationRegionProps extends Omit<
  ComponentProps<'section'>,
  'aria-label' | 'children'
> {
  /** The region's name for assistive technology. */
  label: string;
  /** The name of each notification's close button. */
  closeLabel: string;
}

interface PlacedProps extends NotificationRegionProps {
  /** The store to show. */
  store: NotificationStore;
}

function Placed({ label, closeLabel, store, ...rest }: PlacedProps) {
  const { items, announcements, running } = useSyncExternalStore(
    store.subscribe,
    store.getSnapshot,
    store.getServerSnapshot,
  );
  const layer = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const newest = store.preset.newestOnTop ? items[0] : items.at(-1);
  const rememberOrigin = useReturnFocus(list, store);
  useTopLayer(layer, newest?.id);
  useGlide(list, items);

  return (
    <Layer ref={layer} popover="manual">
      <Announcer announcements={announcements} />
      <Section {...rest} aria-label={label} data-preset={store.preset.name} hidden={!newest}>
        <List ref={list} data-crowded={isCrowded(items)} onFocus={rememberOrigin}>
          {items.map((item) => (
            <NotificationCard
              key={item.id}
              item={item}
              running={running}
              closeLabel={closeLabel}
              store={store}
            />
          ))}
        </List>
      </Section>
    </Layer>
  );
}

/**
 * Shows the notifications of the nearest `NotificationProvider` over everything, dialogs too: one in
 * the app, inside the provider. It needs no place of its own, for it stands at the page's top right.
 *
 * The store's preset gives the figures (spec §9): `default` shows each for 5000 ms, 1000 ms after
 * hover, animates for 300 ms and puts the newest on top; `compact` shows five at once for 2500 ms,
 * 300 px or 93vw wide, and lets the rest wait in order.
 */
export function NotificationRegion(props: NotificationRegionProps) {
  const store = useNotificationStore('NotificationRegion');
  const host = useHost();
  useStoreTime(store);
  return host && createPortal(<Placed {...props} store={store} />, host);
}
