import type { ReactNode } from 'react';
import { createStore } from '#utils/createStore';
import { prefersReducedMotion } from '#hooks/useReducedMotion';
import { ANNOUNCEMENT_TIME, presets, type NotificationPresetName } from './presets';
import type {
  NotificationContent,
  NotificationItem,
  NotificationSnapshot,
  NotificationStoreOptions,
} from './types';

/** Thrown for a content without a text, and by a provider or region that is missing or cannot be used. */
export class NotificationError extends Error {
  override readonly name = 'NotificationError';
}

/** Returns the lines that a notification shows: the title and the message, unless they are blank. */
export function linesOf({ title, message }: NotificationContent | NotificationItem): ReactNode[] {
  return [title, message].filter((line) =>
    typeof line === 'string' ? line.trim() !== '' : line != null && typeof line !== 'boolean',
  );
}

/**
 * The notifications of one region, which has their timers. They are queued without a region. On a server it
 * keeps nothing. A component may destructure `notify`, `dismiss` and `clear`.
 */
export class NotificationStore {
  /** The values of the preset. */
  readonly preset: (typeof presets)[NotificationPresetName];
  readonly #snapshot = createStore<NotificationSnapshot>({ items: [], announcements: [] });
  /** Oldest first. */
  #all: readonly NotificationItem[] = [];
  #hasRegion = false;
  #count = 0;

  constructor({ preset = 'default' }: NotificationStoreOptions = {}) {
    this.preset = presets[preset];
  }

  /** Returns the current state. */
  readonly getSnapshot = this.#snapshot.getSnapshot;

  /** Calls `listener` after each change. Returns a function that unsubscribes. */
  readonly subscribe = this.#snapshot.subscribe;

  /**
   * Registers the region, which shows the notifications. Returns a function that removes it.
   * @throws {NotificationError} if there is a region already.
   */
  attachRegion(): () => void {
    if (this.#hasRegion) {
      throw new NotificationError(
        'A second NotificationRegion was rendered for one store: each notification would be shown and announced ' +
          'twice. Render one region in the provider.',
      );
    }
    this.#hasRegion = true;
    this.#set(this.#all);
    return () => {
      this.#hasRegion = false;
    };
  }

  /**
   * Shows or queues a notification, and returns its id.
   * @throws {NotificationError} without both title and message.
   */
  readonly notify = (content: NotificationContent): string => {
    if (linesOf(content).length === 0) {
      throw new NotificationError('Toast notification can not be without both message and title.');
    }
    const { key } = content;
    const replaced = this.#all.find(
      (item) => key !== undefined && item.key === key && item.state !== 'removed',
    );
    this.#count += 1;
    const id = replaced?.id ?? `notification-${this.#count}`;
    // A server shows nothing, and a store of a module would keep the notifications of all requests.
    if (typeof document === 'undefined') return id;
    // A replaced notification is queued again in its place: it is announced again, for its full time.
    const item = { ...content, id, run: this.#count, state: 'inactive', closing: 0 } as const;
    this.#set(
      replaced ? this.#all.map((one) => (one === replaced ? item : one)) : [...this.#all, item],
    );
    return id;
  };

  /** Closes a notification. An id that is unknown or already closed has no effect. */
  readonly dismiss = (id: string): void => {
    this.#close(id, this.preset.dismissAnimation);
  };

  /** Closes a notification, and calls its action. */
  press(id: string): void {
    this.#close(id, this.preset.dismissAnimation, true);
  }

  /** Closes a notification whose time is over. */
  timeOut(id: string): void {
    this.#close(id, this.preset.timeoutAnimation);
  }

  /** Closes all notifications, including the queued ones. */
  readonly clear = (): void => {
    // The queued ones first, so that they are not shown instead of the others.
    for (const { id } of [...this.#all].reverse()) this.dismiss(id);
  };

  #close(id: string, closing: number, isPressed = false): void {
    const closed = this.#all.find((item) => item.id === id);
    if (closed === undefined || closed.state === 'removed') return;
    const remove = () => this.#set(this.#all.filter((item) => item.id !== id));
    if (closed.state === 'inactive' || prefersReducedMotion()) {
      remove();
    } else {
      this.#set(
        this.#all.map((item) => (item.id === id ? { ...item, state: 'removed', closing } : item)),
      );
      setTimeout(remove, closing);
    }
    // It is closed already: the action may move the focus, or notify with the same key.
    if (isPressed) closed.action?.onPress();
    closed.onClose?.();
  }

  /** Sets the notifications, and shows and announces the queued ones for which there is room. */
  #set(all: readonly NotificationItem[]): void {
    const queued = all.filter(({ state }) => state === 'inactive');
    const room = this.preset.limit - (all.length - queued.length);
    const next = this.#hasRegion ? queued.slice(0, room) : [];
    this.#all = all.map((item) => (next.includes(item) ? { ...item, state: 'active' } : item));
    const items = this.#all.filter(({ state }) => state !== 'inactive');
    if (this.preset.newestOnTop) items.reverse();
    const { announcements } = this.getSnapshot();
    this.#snapshot.set({ items, announcements: [...announcements, ...next] });
    if (next.length > 0) setTimeout(() => this.#endAnnouncements(next), ANNOUNCEMENT_TIME);
  }

  #endAnnouncements(ended: readonly NotificationItem[]): void {
    const { items, announcements } = this.getSnapshot();
    const rest = announcements.filter((item) => !ended.includes(item));
    this.#snapshot.set({ items, announcements: rest });
  }
}
