import { useEffect, useRef, useSyncExternalStore, type ComponentProps } from 'react';
import { createPortal } from 'react-dom';
import { useMoveAnimation } from './animations';
import { Announcer } from './Announcer';
import { NotificationCard } from './NotificationCard';
import { useNotificationStore } from './NotificationProvider';
import { Layer, List } from './NotificationRegion.styles';
import { useKeyboard } from './useKeyboard';
import { usePlacement } from './usePlacement';
import { useTopLayer } from './useTopLayer';
import { useTimers } from './useTimers';

export {
  NotificationProvider,
  useNotifications,
  type NotificationFunctions,
  type NotificationProviderProps,
} from './NotificationProvider';
export {
  NotificationError,
  type NotificationContent,
  type NotificationSnapshot,
  type NotificationStoreOptions,
  type NotificationTone,
} from './content';
export { NotificationStore } from './NotificationStore';
export type { NotificationPresetName } from './presets';

export interface NotificationRegionProps extends Omit<
  ComponentProps<'section'>,
  'aria-label' | 'children'
> {
  /** The region's name for assistive technology. */
  label: string;
  /** The name of each notification's close button. */
  closeLabel: string;
}

function RegionContent({ label, closeLabel, hidden, ...rest }: NotificationRegionProps) {
  const store = useNotificationStore('NotificationRegion');
  const { items, announcements } = useSyncExternalStore(store.subscribe, store.getSnapshot);
  const list = useRef<HTMLOListElement>(null);
  const isOpen = items.length > 0;
  const isRunning = useTimers(list, items, store);

  useKeyboard(list, store);
  usePlacement(list, isOpen);
  useMoveAnimation(list, items);
  useEffect(() => store.attachRegion(), [store]);

  return (
    <>
      <Announcer announcements={announcements} list={list} />
      <Layer
        {...rest}
        aria-label={label}
        // It has no announcements. Modal dialogs of other libraries hide all that is not a live region.
        aria-live="off"
        hidden={hidden === true || !isOpen}
      >
        <List ref={list}>
          {items.map((item) => (
            <NotificationCard
              key={item.id}
              item={item}
              isRunning={isRunning && item.state === 'active'}
              closeLabel={closeLabel}
              store={store}
            />
          ))}
        </List>
      </Layer>
    </>
  );
}

/**
 * Shows the notifications of the nearest `NotificationProvider` at the top right, or at the top left on a page
 * from right to left, above the page and its dialogs. The notifications move away from the focused control. Escape closes
 * the newest one, and so does a swipe to the side. F6 moves the focus to the notifications and back.
 *
 * Render it once in a provider, anywhere in the provider: it is the first element of the body, of the open dialog or of the shadow root.
 *
 * The custom properties `--colibri-notifications-top`, `--colibri-notifications-end` and `--colibri-notifications-width` of the region or
 * an ancestor replace its distances to the corner and its width. On phones its width is 93vw.
 *
 * The preset `default` shows each notification for 5000 ms, the newest on top. `compact` shows five at a time for
 * 2500 ms, 300 px or 93vw wide, and queues the others.
 * @throws {NotificationError} for a second region of a provider.
 */
export function NotificationRegion(props: NotificationRegionProps) {
  const { host, place } = useTopLayer();
  return (
    <>
      <template ref={place} />
      {host && createPortal(<RegionContent {...props} />, host)}
    </>
  );
}
