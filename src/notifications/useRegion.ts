import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
  type UIEvent,
} from 'react';
import { isPageHidden, watchPageHidden } from '#hooks/usePageHidden';
import { createHost } from './host';
import { glide } from './motion';
import type { NotificationItem, NotificationStore } from './store/types';

/** Returns the element to render into: null on the server and while the page hydrates. */
export function useHost(): HTMLElement | null {
  const [host] = useState(createHost);
  return useSyncExternalStore(host.subscribe, host.getSnapshot, () => null);
}

/** Starts the store, and stops its time while the tab is hidden. */
export function useStoreTime(store: NotificationStore): void {
  useEffect(() => {
    store.attach();
    function update() {
      store.setHidden(isPageHidden());
    }
    update();
    const stop = watchPageHidden(update);
    return () => {
      stop();
      store.setHidden(false);
    };
  }, [store]);
}

/** Whether there are more than a screen holds: then none is measured, and those out of view are not laid out. */
export function isCrowded(items: readonly NotificationItem[]): boolean {
  return items.length > 20;
}

/** How many notifications are rendered at first, and each time the user scrolls to their end. */
const CHUNK_SIZE = 100;

/** Returns the first part of the notifications, and a scroll handler that extends it. */
export function useFirstPart(items: readonly NotificationItem[]) {
  const [size, setSize] = useState(CHUNK_SIZE);
  function extend({ currentTarget }: UIEvent) {
    const { clientHeight, scrollHeight, scrollTop } = currentTarget;
    const isNearEnd = scrollTop + 2 * clientHeight > scrollHeight;
    if (isNearEnd && size < items.length) setSize(size + CHUNK_SIZE);
  }
  return [items.slice(0, size), extend] as const;
}

/** Animates the notifications that others move to a new place. */
export function useGlide(
  list: RefObject<HTMLElement | null>,
  items: readonly NotificationItem[],
): void {
  const tops = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    const before = tops.current;
    const now = new Map<string, number>();
    const elements = isCrowded(items) ? [] : (list.current?.children ?? []);
    for (const element of elements) {
      if (!(element instanceof HTMLElement)) continue;
      const id = element.dataset['notification'] ?? '';
      const top = element.offsetTop;
      const distance = (before.get(id) ?? top) - top;
      if (distance !== 0) glide(element, distance);
      now.set(id, top);
    }
    tops.current = now;
  }, [list, items]);
}
