import { createStore } from '#utils/createStore';
import { MAX_DELAY_MS } from '#utils/maxDelay';
import { prefersReducedMotion } from '#hooks/useReducedMotion';
import { ANNOUNCEMENT_TIME, EXTENDED_TIMEOUT, presets, type NotificationPreset } from './presets';
import {
  callSafely,
  checkLimit,
  checkTimeout,
  isRenderable,
  linesOf,
  NotificationError,
  type NotificationContent,
  type NotificationItem,
  type NotificationSnapshot,
  type NotificationStoreOptions,
} from './content';

/** Notifications whose times end within this time, in ms, close together: one render instead of hundreds. */
const TOGETHER = 100;

/**
 * The notifications of one region, and their timers. They are queued without a region. On a server it keeps nothing.
 * A component may destructure `notify`, `dismiss` and `clear`.
 */
export class NotificationStore {
  /** The values of the preset, with those of the options. */
  readonly preset: NotificationPreset;
  readonly #snapshot = createStore<NotificationSnapshot>({ items: [], announcements: [] });
  /** Oldest first. */
  #all: readonly NotificationItem[] = [];
  #hasRegion = false;
  #count = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isAnnouncing = false;
  /** For how long the timers have been stopped, in ms. */
  #stoppedFor = 0;
  /** The time of the timers while they are stopped. */
  #stoppedAt: number | undefined = 0;

  /** @throws {NotificationError} for a limit or timeout that is not possible. */
  constructor({ preset = 'default', ...options }: NotificationStoreOptions = {}) {
    const { limit = presets[preset].limit, timeout = presets[preset].timeout } = options;
    this.preset = {
      ...presets[preset],
      limit: checkLimit(limit),
      timeout: checkTimeout(timeout),
    };
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
      this.setRunning(false);
    };
  }

  /**
   * Shows or queues a notification, and returns its id.
   * @throws {NotificationError} without both title and message, and for a text or timeout that is not possible.
   */
  readonly notify = (content: NotificationContent): string => {
    if (linesOf(content).length === 0) {
      throw new NotificationError('Toast notification can not be without both message and title.');
    }
    const { key, title, message, action, timeout = this.preset.timeout } = content;
    if (![title, message, action?.label].every(isRenderable)) {
      throw new NotificationError(
        'A title, message or label of a notification is an object or a function, which React cannot show. Pass a text ' +
          'or an element, such as the message of an error.',
      );
    }
    const replaced = this.#all.find(
      (item) => key !== undefined && item.key === key && item.state !== 'removed',
    );
    this.#count += 1;
    // A replaced notification is queued again in its place: it is announced again, for its full time.
    const item: NotificationItem = {
      ...content,
      id: replaced?.id ?? `notification-${this.#count}`,
      run: this.#count,
      state: 'inactive',
      timeout: checkTimeout(timeout),
      end: Infinity,
      closing: 0,
    };
    // A server shows nothing, and a store of a module would keep the notifications of all requests.
    if (typeof document === 'undefined') return item.id;
    this.#set(
      replaced ? this.#all.map((one) => (one === replaced ? item : one)) : [...this.#all, item],
    );
    return item.id;
  };

  /** Closes a notification. An id that is unknown or already closed has no effect. */
  readonly dismiss = (id: string): void => {
    this.#close((item) => item.id === id, this.preset.dismissAnimation);
  };

  /** Closes a notification, and calls its action. */
  press(id: string): void {
    this.#close((item) => item.id === id, this.preset.dismissAnimation, true);
  }

  /** Closes all notifications, including the queued ones. */
  readonly clear = (): void => {
    this.#close(() => true, this.preset.dismissAnimation);
  };

  /** Runs or stops the timers of all notifications. */
  setRunning(isRunning: boolean): void {
    if (isRunning === (this.#stoppedAt === undefined)) return;
    const now = this.#now();
    this.#stoppedFor = performance.now() - now;
    this.#stoppedAt = isRunning ? undefined : now;
    this.#startTimer();
  }

  /** Returns the rest of a notification's time, in ms. */
  timeLeft({ end }: NotificationItem): number {
    return end - this.#now();
  }

  /** Gives notifications that the pointer or the focus has left the extended timeout. */
  extend(ids: readonly string[]): void {
    const end = this.#now() + EXTENDED_TIMEOUT;
    this.#set(
      this.#all.map((item) =>
        ids.includes(item.id) && item.end !== Infinity ? { ...item, end } : item,
      ),
    );
  }

  /** The time for which the timers have run, in ms. */
  #now(): number {
    return this.#stoppedAt ?? performance.now() - this.#stoppedFor;
  }

  /** Starts the timer of the notifications that end first. Their time does not depend on an animation. */
  #startTimer(): void {
    clearTimeout(this.#timer);
    const ends = this.#all.filter(({ state }) => state === 'active').map(({ end }) => end);
    const first = Math.min(...ends);
    if (first === Infinity || this.#stoppedAt !== undefined) return;
    const last = Math.max(...ends.filter((end) => end <= first + TOGETHER));
    const delay = last - this.#now();
    this.#timer = setTimeout(
      () => {
        if (delay > MAX_DELAY_MS) this.#startTimer();
        else this.#close(({ end }) => end <= last, this.preset.timeoutAnimation);
      },
      Math.min(delay, MAX_DELAY_MS),
    );
  }

  #close(isMatch: (item: NotificationItem) => boolean, closing: number, isPressed = false): void {
    const closed = this.#all.filter((item) => item.state !== 'removed' && isMatch(item));
    if (closed.length === 0) return;
    const isInstant = prefersReducedMotion();
    const ids = new Set(closed.map(({ id }) => id));
    this.#set(
      this.#all.flatMap((item) => {
        if (!ids.has(item.id)) return item;
        return item.state === 'inactive' || isInstant ? [] : { ...item, state: 'removed', closing };
      }),
    );
    if (!isInstant) {
      setTimeout(() => this.#set(this.#all.filter(({ id }) => !ids.has(id))), closing);
    }
    for (const { action, onClose } of closed) {
      // It is closed already: the action may move the focus, or notify with the same key.
      if (isPressed) callSafely(action?.onPress);
      callSafely(onClose);
    }
  }

  /** Sets the notifications, and shows and announces the queued ones for which there is room. */
  #set(all: readonly NotificationItem[]): void {
    const next: NotificationItem[] = [];
    let room = this.preset.limit - all.filter(({ state }) => state !== 'inactive').length;
    this.#all = all.map((item) => {
      if (item.state !== 'inactive' || !this.#hasRegion || room < 1) return item;
      room -= 1;
      const active = { ...item, state: 'active', end: this.#now() + item.timeout } as const;
      next.push(active);
      return active;
    });
    const items = this.#all.filter(({ state }) => state !== 'inactive');
    if (this.preset.newestOnTop) items.reverse();
    const { announcements } = this.getSnapshot();
    this.#snapshot.set({ items, announcements: [...announcements, ...next] });
    this.#startTimer();
    this.#endAnnouncements();
  }

  /** Empties the live regions of the texts of now, after the time that they need. One timer serves all. */
  #endAnnouncements(): void {
    const last = this.getSnapshot().announcements.at(-1);
    if (last === undefined || this.#isAnnouncing) return;
    this.#isAnnouncing = true;
    setTimeout(() => {
      const { items, announcements } = this.getSnapshot();
      const rest = announcements.slice(announcements.indexOf(last) + 1);
      this.#snapshot.set({ items, announcements: rest });
      this.#isAnnouncing = false;
      this.#endAnnouncements();
    }, ANNOUNCEMENT_TIME);
  }
}
