import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type UIEvent,
} from 'react';
import { createPortal } from 'react-dom';
import { usePageHidden } from '#hooks/usePageHidden';
import { useMoveAnimation } from './animations';
import { Announcer } from './Announcer';
import { NotificationCard } from './NotificationCard';
import { useNotificationStore } from './NotificationProvider';
import { Layer, List } from './NotificationRegion.styles';
import { useAvoidFocus } from './useAvoidFocus';
import { useCloseOnEscape } from './useCloseOnEscape';
import { usePauseTimers } from './usePauseTimers';
import { requireDocument, useRegionHost } from './useRegionHost';
import { useReturnFocus } from './useReturnFocus';
import { useTopLayer } from './useTopLayer';

export {
  NotificationProvider,
  NotificationProviderError,
  useNotifications,
  type NotificationProviderProps,
  type Notifications,
} from './NotificationProvider';
export type { NotificationClock } from './store/clock';
export { NotificationContentError } from './store/content';
export { NotificationRegionError } from './store/NotificationRegionError';
export { NotificationStore } from './store/NotificationStore';
export type { NotificationPresetName } from './store/presets';
export type {
  NotificationContent,
  NotificationSnapshot,
  NotificationStoreOptions,
  NotificationTone,
} from './store/types';

export interface NotificationRegionProps extends Omit<
  ComponentProps<'section'>,
  'aria-label' | 'children'
> {
  /** The region's name for assistive technology. */
  label: string;
  /** The name of each notification's close button. */
  closeLabel: string;
}

/** With more notifications than a screen has room for, none is measured, and those out of view have no layout. */
const CROWDED = 20;
/** How many notifications are rendered initially, and each time the user scrolls to their end. */
const CHUNK_SIZE = 100;

function Notifications({ label, closeLabel, hidden, onScroll, ...rest }: NotificationRegionProps) {
  const store = useNotificationStore('NotificationRegion');
  const { items, announcements, running } = useSyncExternalStore(
    store.subscribe,
    store.getSnapshot,
  );
  const isPageHidden = usePageHidden();
  const [renderedCount, setRenderedCount] = useState(CHUNK_SIZE);
  const list = useRef<HTMLOListElement>(null);
  const newest = store.preset.newestOnTop ? items[0] : items.at(-1);
  const isCrowded = items.length > CROWDED;

  useReturnFocus(list, store);
  usePauseTimers(list, store);
  useTopLayer(list, newest !== undefined);
  useAvoidFocus(list, newest?.id);
  useCloseOnEscape(store);
  useMoveAnimation(list, items, isCrowded);
  useEffect(() => {
    store.setPageHidden(isPageHidden);
  }, [isPageHidden, store]);
  useEffect(() => store.attachRegion(), [store]);

  function renderMore({ currentTarget }: UIEvent) {
    const { clientHeight, scrollHeight, scrollTop } = currentTarget;
    const isNearEnd = scrollTop + 2 * clientHeight > scrollHeight;
    if (isNearEnd && renderedCount < items.length) setRenderedCount(renderedCount + CHUNK_SIZE);
  }

  return (
    <>
      <Announcer announcements={announcements} />
      <Layer
        {...rest}
        aria-label={label}
        data-open={newest ? '' : undefined}
        data-preset={store.preset.name}
        hidden={hidden === true || !newest}
        popover="manual"
        onScroll={(event) => {
          renderMore(event);
          onScroll?.(event);
        }}
      >
        <List ref={list} data-crowded={isCrowded}>
          {items.slice(0, renderedCount).map((item) => (
            <NotificationCard
              key={item.id}
              item={item}
              running={running}
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
 * Shows the notifications of the nearest `NotificationProvider` at the top right, above the page and its
 * dialogs. The notifications move away from the focused control. Escape closes the newest one.
 *
 * Render it once on a page, anywhere in the provider, and not in a shadow root: it is the first element of the
 * body or of the open dialog.
 *
 * The custom properties `--colibri-notifications-top`, `--colibri-notifications-end` and `--colibri-notifications-width` of the region or
 * an ancestor replace its distances to the corner and its width. On phones its width is 93vw.
 *
 * The preset `default` shows each notification for 5000 ms, the newest on top. `compact` shows five at a time for
 * 2500 ms, 300 px or 93vw wide, and queues the others.
 * @throws {NotificationRegionError} for a second region of a provider, and in a shadow root.
 */
export function NotificationRegion(props: NotificationRegionProps) {
  const host = useRegionHost();
  if (host === null) return null;
  return (
    <>
      <template ref={requireDocument} />
      {createPortal(<Notifications {...props} />, host)}
    </>
  );
}
