import { useRef, useSyncExternalStore, type ComponentProps } from 'react';
import { createPortal } from 'react-dom';
import { Announcer } from './Announcer';
import { NotificationCard } from './NotificationCard';
import { useNotificationStore } from './NotificationProvider';
import { Layer, List, Section } from './NotificationRegion.styles';
import { useTopLayer } from './topLayer';
import { useClearOfFocus } from './useClearOfFocus';
import { useCloseOnEscape } from './useCloseOnEscape';
import { isCrowded, useFirstPart, useGlide, useHost, useStoreTime } from './useRegion';
import { useReturnFocus } from './useReturnFocus';
import type { NotificationStore } from './store/types';

export type { NotificationClock } from './store/clock';
export {
  NotificationProvider,
  useNotifications,
  type NotificationProviderProps,
} from './NotificationProvider';
export { NotificationContentError, NotificationProviderError } from './store/errors';
export { createNotificationStore, type NotificationStoreOptions } from './store/store';
export type {
  NotificationContent,
  NotificationPresetName,
  Notifications,
  NotificationSnapshot,
  NotificationStore,
  NotificationTone,
} from './store/types';

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

interface RenderedProps extends NotificationRegionProps {
  /** The store to show. */
  store: NotificationStore;
}

function Rendered({ label, closeLabel, store, hidden, onScroll, ...rest }: RenderedProps) {
  const { items, announcements, running } = useSyncExternalStore(
    store.subscribe,
    store.getSnapshot,
    store.getServerSnapshot,
  );
  const layer = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [rendered, extend] = useFirstPart(items);
  const newest = store.preset.newestOnTop ? items[0] : items.at(-1);
  const rememberOrigin = useReturnFocus(list, store);
  useTopLayer(layer, newest !== undefined);
  useClearOfFocus(layer, list, newest?.id);
  useCloseOnEscape(store);
  useGlide(list, items);

  return (
    <>
      <Announcer announcements={announcements} />
      <Layer ref={layer} data-open={newest ? '' : undefined} popover="manual">
        <Section
          {...rest}
          aria-label={label}
          data-preset={store.preset.name}
          hidden={hidden === true || !newest}
          onScroll={(event) => {
            extend(event);
            onScroll?.(event);
          }}
        >
          <List ref={list} data-crowded={isCrowded(items)} onFocus={rememberOrigin}>
            {rendered.map((item) => (
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
    </>
  );
}

/**
 * Shows the notifications of the nearest `NotificationProvider` above everything, dialogs included: one
 * in the app, anywhere inside the provider. It is shown at the top right of the page, and moves away
 * from the focused control. Escape closes the newest notification.
 *
 * The store's preset gives the figures (requirements §9): `default` shows each for 5000 ms, 1000 ms after
 * hover, animates for 300 ms and puts the newest on top; `compact` shows five at once for 2500 ms,
 * 300 px or 93vw wide, and queues the rest.
 */
export function NotificationRegion(props: NotificationRegionProps) {
  const store = useNotificationStore('NotificationRegion');
  const host = useHost();
  useStoreTime(store);
  return host && createPortal(<Rendered {...props} store={store} />, host);
}
