import {
  createContext,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { prefersReducedMotion } from '#hooks/useReducedMotion';
import { visuallyHidden } from '#theme/visuallyHidden';
import { NotificationCard } from './NotificationCard';
import { Layer, List } from './NotificationRegion.styles';
import { NotificationError } from './content';
import { ANIMATION_TIME, ANNOUNCEMENT_TIME } from './presets';
import { NotificationStore, type NotificationItem, type NotificationStoreOptions } from './store';
import { useFocus, usePause } from './useFocus';
import { usePlacement, useTopLayer } from './useTopLayer';

export type { NotificationPlace, NotificationPresetName } from './presets';
export { NotificationError, type NotificationContent, type NotificationTone } from './content';
export {
  NotificationStore,
  type NotificationItem,
  type NotificationSnapshot,
  type NotificationStoreOptions,
} from './store';

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

export interface NotificationRegionProps extends Omit<
  ComponentProps<'section'>,
  'aria-label' | 'children'
> {
  /** The region's name for assistive technology. */
  label: string;
  /** The name of each notification's close button. */
  closeLabel: string;
}

const LiveRegions = styled.div`
  ${visuallyHidden}
`;

interface AnnouncerProps {
  /** The notifications in the order of display. */
  items: readonly NotificationItem[];
  /** Whether the newest is the first. */
  newestOnTop: boolean;
  /** The list in which they are shown. */
  list: RefObject<HTMLElement | null>;
}

/** Returns the text of a shown notification. A full stop makes screen readers pause between the lines. */
function textOf(slot: Element | undefined): string {
  const lines = slot?.querySelectorAll('[data-line]') ?? [];
  const texts = Array.from(lines, ({ textContent }) => textContent.trim());
  return texts.map((line) => (/[.!?…:]$/.test(line) ? line : `${line}.`)).join(' ');
}

/** Adds a text to a live region, and not nodes: it must have no links. Removes it after the announcement. */
function announce(region: Element | null, text: string): void {
  const paragraph = document.createElement('p');
  paragraph.textContent = text;
  region?.append(paragraph);
  setTimeout(() => paragraph.remove(), ANNOUNCEMENT_TIME);
}

/** The live regions. They are rendered empty, because initial content is not announced. */
function Announcer({ items, newestOnTop, list }: AnnouncerProps) {
  const polite = useRef<HTMLDivElement>(null);
  const assertive = useRef<HTMLDivElement>(null);
  const [announced] = useState(() => new WeakSet());

  useEffect(() => {
    // The app moves the focus right after some notifications, which would interrupt the announcement.
    const timer = setTimeout(() => {
      const slots = list.current?.children ?? [];
      const added = items
        .map(({ content, state }, index) => ({ content, state, slot: slots[index] }))
        .filter(({ content, state }) => state === 'active' && !announced.has(content));
      if (newestOnTop) added.reverse();
      for (const { content, slot } of added) {
        announced.add(content);
        const isAssertive = content.tone === 'warning' || content.tone === 'error';
        announce((isAssertive ? assertive : polite).current, textOf(slot));
      }
    });
    return () => {
      clearTimeout(timer);
    };
  }, [announced, items, list, newestOnTop]);

  return (
    <LiveRegions>
      <div ref={polite} role="status" aria-live="polite" aria-atomic="false" />
      <div ref={assertive} role="alert" aria-live="assertive" aria-atomic="false" />
    </LiveRegions>
  );
}

/** Animates the notifications that others move. */
function useMoveAnimation(
  list: RefObject<HTMLElement | null>,
  items: readonly NotificationItem[],
): void {
  const positions = useRef(new Map<HTMLElement, number>());
  useLayoutEffect(() => {
    const before = positions.current;
    const slots = [...(list.current?.querySelectorAll<HTMLElement>(':scope > li') ?? [])];
    // All are read before the first is animated: a read after a change computes the layout again.
    positions.current = new Map(slots.map((slot) => [slot, slot.offsetTop]));
    if (prefersReducedMotion()) return;
    const options = { duration: ANIMATION_TIME, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' };
    for (const [slot, top] of positions.current) {
      const distance = (before.get(slot) ?? top) - top;
      if (distance !== 0) slot.animate([{ transform: `translateY(${distance}px)` }, {}], options);
    }
  }, [list, items]);
}

function RegionContent({ label, closeLabel, hidden, ...rest }: NotificationRegionProps) {
  const store = useNotificationStore('NotificationRegion');
  const { items, isRunning } = useSyncExternalStore(store.subscribe, store.getSnapshot);
  const list = useRef<HTMLOListElement>(null);
  const isOpen = items.length > 0;

  useFocus(list, store);
  usePause(list, store);
  usePlacement(list, isOpen);
  useMoveAnimation(list, items);
  useEffect(() => store.attachRegion(), [store]);

  return (
    <>
      <Announcer items={items} newestOnTop={store.preset.newestOnTop} list={list} />
      <Layer
        {...rest}
        aria-label={label}
        // It has no announcements. Modal dialogs of other libraries hide all that is not a live region.
        aria-live="off"
        data-paused={isRunning ? undefined : ''}
        data-place={store.preset.place}
        hidden={hidden === true || !isOpen}
      >
        <List ref={list}>
          {items.map((item) => (
            <NotificationCard key={item.id} item={item} closeLabel={closeLabel} store={store} />
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
 * Render it once in a provider, anywhere in the provider: it is the first element of the body, of the open dialog, of the
 * full-screen element or of the shadow root.
 *
 * The custom properties `--colibri-notifications-top`, `-bottom`, `-start`, `-end` and `-width` of the region or an ancestor
 * replace its distances to the edges and its width. On phones its width is 93vw.
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
