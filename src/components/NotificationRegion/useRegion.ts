import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import { isPageHidden, watchPageHidden } from '../view/usePageHidden';
import { createHost, raise } from './host';
import { glide } from './motion';
import type { NotificationItem, NotificationStore } from '../notifications/types';

/** The element to render into: null on the server and until the page is there. */
export function useHost(): HTMLElement | null {
  const [host] = useState(createHost);
  return useSyncExternalStore(host.subscribe, host.getSnapshot, () => null);
}

/** Lets the store show what it has, and stops its time while the tab is hidden. */
export function useStoreTime(store: NotificationStore): void {
  useEffect(() => {
    store.attach();
    function look() {
      store.setHidden(isPageHidden());
    }
    look();
    const stop = watchPageHidden(look);
    return () => {
      stop();
      store.setHidden(false);
    };
  }, [store]);
}

/** Keeps the layer over everything else each time another notification comes. */
export function useTopLayer(
  layer: RefObject<HTMLElement | null>,
  newest: string | undefined,
): void {
  useLayoutEffect(() => {
    function lift(): void {
      if (layer.current !== null) raise(layer.current);
    }
    // The page is laid out for it, which is a task of its own where there is nothing to show yet.
    const timer = newest === undefined ? setTimeout(lift) : undefined;
    if (timer === undefined) lift();
    return () => {
      clearTimeout(timer);
    };
  }, [layer, newest]);
}

/** Whether there are more than a screen holds: watching and moving each costs more than it shows. */
export function isCrowded(items: readonly NotificationItem[]): boolean {
  return items.length > 20;
}

/** Lets the notifications that others push or leave behind slide to their new place. */
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
