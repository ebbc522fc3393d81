import { useEffect, type RefObject } from 'react';
import type { NotificationStore } from './store';

const CONTROLS = ':is(a[href], button, input, select, textarea)';

/** What the browser closes by Escape. `:is()` ignores the selectors that a browser does not support. */
const CLOSED_BY_BROWSER =
  ':is(dialog:modal, [popover]:popover-open:not([popover="manual"]), select:open)';

/** Returns the element that has the focus, also in a shadow root. */
function focusedElement(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/** Returns the id of the notification that Escape closes. It closes an open dialog or menu first. */
function findId(store: NotificationStore): string | undefined {
  const element = focusedElement();
  const focused = element?.closest<HTMLElement>('[data-notification]');
  if (focused) return focused.dataset['notification'];
  const root = element?.getRootNode() ?? document;
  const isOpen = (scope: Node) => (scope as ParentNode).querySelector(CLOSED_BY_BROWSER) !== null;
  if (isOpen(document) || isOpen(root)) return undefined;
  const active = store.getSnapshot().items.filter(({ state }) => state === 'active');
  return (store.preset.newestOnTop ? active[0] : active.at(-1))?.id;
}

/** Focuses the first of the elements that can have the focus. Returns whether there is one. */
function focusFirst(targets: readonly (Element | null | undefined)[]): boolean {
  return targets.some((target) => {
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    return target != null && target === focusedElement();
  });
}

/**
 * Closes the focused or the newest notification by Escape, and moves the focus to the first one by F6, and back. When
 * the notification with the focus closes, the focus moves to the next one, or else back: to the element that had the
 * focus before, or a control of the open dialog. It subscribes to the store, because effects run after the focused
 * button is removed.
 */
export function useFocus(list: RefObject<HTMLElement | null>, store: NotificationStore): void {
  useEffect(() => {
    const stop = new AbortController();
    let origin = focusedElement();

    function isActive(slot: Element): boolean {
      const id = slot.getAttribute('data-notification');
      return store.getSnapshot().items.some((item) => item.id === id && item.state === 'active');
    }
    function isOutside(element: Element): boolean {
      return list.current?.contains(element) === false;
    }

    // The element that loses the focus is unknown when the Tab key comes from the browser's own controls.
    function rememberOrigin(event: Event): void {
      const [target] = event.composedPath();
      if (target instanceof Element && isOutside(target)) origin = target;
    }
    document.addEventListener('focusin', rememberOrigin, { signal: stop.signal });

    function moveBack(focused: HTMLElement, next?: Element | null): void {
      const controls = [...(focused.closest('dialog')?.querySelectorAll(CONTROLS) ?? [])];
      if (!focusFirst([next, origin, ...controls.filter(isOutside)])) focused.blur();
    }

    function onKeyDown(event: KeyboardEvent): void {
      // A menu that handles Escape itself calls `preventDefault`.
      if (event.defaultPrevented || event.isComposing) return;
      if (event.key === 'Escape') {
        const id = findId(store);
        if (id === undefined) return;
        store.dismiss(id);
      } else if (event.key === 'F6') {
        const focused = focusedElement();
        const first = list.current?.querySelector(`:scope > :not([inert]) ${CONTROLS}`);
        if (focused instanceof HTMLElement && !isOutside(focused)) moveBack(focused);
        else if (!focusFirst([first])) return;
      } else {
        return;
      }
      // Otherwise Escape also closes the dialog that contains the region, and F6 leaves the page.
      event.preventDefault();
    }
    document.addEventListener('keydown', onKeyDown, { signal: stop.signal });

    const unsubscribe = store.subscribe(() => {
      const focused = focusedElement();
      const slots = [...(list.current?.children ?? [])];
      const index = slots.findIndex((slot) => slot.contains(focused));
      const slot = slots[index];
      if (slot === undefined || isActive(slot) || !(focused instanceof HTMLElement)) return;
      const next = slots.slice(index).find(isActive) ?? slots.slice(0, index).findLast(isActive);
      // Its close button, and not its action, which a second press of the key would call.
      moveBack(focused, next?.querySelector(':scope > div > button'));
    });
    return () => {
      stop.abort();
      unsubscribe();
    };
  }, [list, store]);
}

const PAUSE_EVENTS = [
  ...['focusin', 'focusout', 'pointerover', 'pointerout', 'blur', 'focus', 'visibilitychange'],
];

/**
 * Stops the timers while the pointer or the focus is on a notification, while the tab is hidden and while the page does
 * not have the focus.
 */
export function usePause(list: RefObject<HTMLElement | null>, store: NotificationStore): void {
  useEffect(() => {
    const stop = new AbortController();
    let hovered: Element | undefined;

    function update(event?: Event): void {
      const slots = [...(list.current?.children ?? [])];
      if (event?.type === 'pointerover') {
        const path = event.composedPath();
        hovered = slots.find((slot) => path.includes(slot));
      }
      // A touch ends with `pointerout`, while `:hover` matches until the next one.
      if (event?.type === 'pointerout' && (event as PointerEvent).relatedTarget === null) {
        hovered = undefined;
      }
      const held = slots.filter((slot) => slot === hovered || slot.matches(':focus-within'));
      // The window also loses the focus to a frame of the page, such as a map. The document keeps it.
      store.hold(
        held.flatMap((slot) => slot.getAttribute('data-notification') ?? []),
        !document.hidden && document.hasFocus(),
      );
    }

    // On the window, because a notification can move away from the pointer.
    for (const type of PAUSE_EVENTS) {
      window.addEventListener(type, update, { capture: true, signal: stop.signal });
    }
    update();
    return () => {
      stop.abort();
    };
  }, [list, store]);
}
