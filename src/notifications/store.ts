import { createStore } from '#utils/createStore';
import { MAX_DELAY_MS } from '#utils/maxDelay';
import { prefersReducedMotion } from '#hooks/useReducedMotion';
import { checkContent, NotificationError, type NotificationContent } from './content';
import {
  EXTENDED_TIMEOUT,
  presets,
  type NotificationPlace,
  type NotificationPreset,
  type NotificationPresetName,
} from './presets';

/** The options of a `NotificationStore`. */
export interface NotificationStoreOptions {
  /** The preset. @default 'default' */
  preset?: NotificationPresetName | undefined;
  /** The maximum number of notifications on the screen. The others are queued. @default that of the preset */
  limit?: number | undefined;
  /** How long a notification without a `timeout` is shown, in ms. @default that of the preset */
  timeout?: number | undefined;
  /** Where the notifications are shown. @default that of the preset */
  place?: NotificationPlace | undefined;
}

/** A notification in a store. It is replaced by each change, so that unchanged ones are not rendered again. */
export interface NotificationItem {
  /** The id that `dismiss` accepts. */
  readonly id: string;
  /** A copy of what `notify` received: the same content again is another object, which is announced again. */
  readonly content: Readonly<NotificationContent>;
  /** A notification is queued (`inactive`), shown (`active`), then plays its closing animation (`removed`). */
  readonly state: 'inactive' | 'active' | 'removed';
  /** How long it is shown, in ms. */
  readonly timeout: number;
  /** When its time ends, in ms on the clock of the store. */
  readonly end: number;
  /** The length of its closing animation, in ms. */
  readonly closing: number;
}

/** The state of a store. */
export interface NotificationSnapshot {
  /** The active and removed notifications, in the order of display. */
  readonly items: readonly NotificationItem[];
  /** Whether the timers run. */
  readonly isRunning: boolean;
}

/** Notifications whose times end within this time, in ms, close together: one render instead of hundreds. */
const TOGETHER = 100;

/** Calls a function of the app. An error is reported as uncaught, and does not stop the caller. */
function callSafely(run: (() => void) | undefined): void {
  try {
    run?.();
  } catch (error) {
    reportError(error);
  }
}

/**
 * The notifications of one region, and their timers. They are queued without a region. On a server it keeps nothing.
 * A component may destructure `notify`, `dismiss` and `clear`.
 */
export class NotificationStore {
  /** The values of the preset, with those of the options. */
  readonly preset: NotificationPreset;
  readonly #snapshot = createStore<NotificationSnapshot>({ items: [], isRunning: false });
  /** Oldest first. */
  #all: readonly NotificationItem[] = [];
  /** The ids of the active notifications with the pointer or the focus. */
  #held: readonly string[] = [];
  #hasRegion = false;
  #isPageActive = false;
  #count = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** For how long the timers ran until they were last started or stopped, in ms. */
  #time = 0;
  /** When the timers were started; undefined while they are stopped. */
  #startedAt: number | undefined;

  constructor({ preset = 'default', limit, timeout, place }: NotificationStoreOptions = {}) {
    const values: NotificationPreset = presets[preset];
    this.preset = {
      ...values,
      limit: limit ?? values.limit,
      timeout: timeout ?? values.timeout,
      place: place ?? values.place,
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
      this.#set(this.#all);
    };
  }

  /**
   * Shows or queues a notification, and returns its id. It takes the place of the one with the same id.
   * @throws {NotificationError} without both title and message, and for a text that React cannot render.
   */
  readonly notify = (content: NotificationContent): string => {
    checkContent(content);
    this.#count += 1;
    const { id = `notification-${this.#count}`, timeout = this.preset.timeout } = content;
    // A server shows nothing, and a store of a module would keep the notifications of all requests.
    if (typeof document === 'undefined') return id;
    const item: NotificationItem = {
      id,
      content: { ...content },
      state: 'inactive',
      timeout: timeout > 0 && timeout <= MAX_DELAY_MS ? timeout : Infinity,
      end: Infinity,
      closing: 0,
    };
    const isNew = this.#all.every((one) => one.id !== id);
    this.#set(isNew ? [...this.#all, item] : this.#all.map((one) => (one.id === id ? item : one)));
    return id;
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

  /**
   * Stops the timers while active notifications have the pointer or the focus, and while the page is not active. A
   * notification that both have left is shown for the extended timeout.
   */
  hold(ids: readonly string[], isPageActive: boolean): void {
    if (isPageActive === this.#isPageActive && ids.join() === this.#held.join()) return;
    const released = this.#held.filter((id) => !ids.includes(id));
    this.#held = ids;
    this.#isPageActive = isPageActive;
    const end = this.#now() + EXTENDED_TIMEOUT;
    this.#set(
      this.#all.map((item) =>
        released.includes(item.id) && item.end !== Infinity
          ? { ...item, timeout: EXTENDED_TIMEOUT, end }
          : item,
      ),
    );
  }

  /** The time for which the timers have run, in ms. */
  #now(): number {
    return this.#time + (this.#startedAt === undefined ? 0 : performance.now() - this.#startedAt);
  }

  #close(isMatch: (item: NotificationItem) => boolean, closing: number, isPressed = false): void {
    const closed = this.#all.filter((item) => item.state !== 'removed' && isMatch(item));
    if (closed.length === 0) return;
    const isInstant = prefersReducedMotion();
    const removed: NotificationItem[] = [];
    const rest = this.#all.flatMap((item) => {
      if (!closed.includes(item)) return item;
      if (item.state === 'inactive' || isInstant) return [];
      const next = { ...item, state: 'removed', closing } as const;
      removed.push(next);
      return next;
    });
    this.#set(rest);
    if (removed.length > 0) {
      // One that has been replaced since is another object.
      setTimeout(() => this.#set(this.#all.filter((item) => !removed.includes(item))), closing);
    }
    for (const { content } of closed) {
      // It is closed already: the action may move the focus, or notify with the same id.
      if (isPressed) callSafely(content.action?.onPress);
      callSafely(content.onClose);
    }
  }

  /** Sets the notifications, shows the queued ones for which there is room, and starts or stops the timers. */
  #set(all: readonly NotificationItem[]): void {
    const now = this.#now();
    let room = this.preset.limit - all.filter(({ state }) => state !== 'inactive').length;
    this.#all = all.map((item) => {
      if (item.state !== 'inactive' || !this.#hasRegion || room < 1) return item;
      room -= 1;
      return { ...item, state: 'active', end: now + item.timeout };
    });
    const items = this.#all.filter(({ state }) => state !== 'inactive');
    if (this.preset.newestOnTop) items.reverse();
    const active = items.filter(({ state }) => state === 'active');
    this.#held = this.#held.filter((id) => active.some((item) => item.id === id));
    const isRunning = this.#hasRegion && this.#isPageActive && this.#held.length === 0;
    this.#time = now;
    this.#startedAt = isRunning ? performance.now() : undefined;
    this.#startTimer(isRunning ? active.map(({ end }) => end) : []);
    this.#snapshot.set({ items, isRunning });
  }

  /** Starts the timer of the notifications that end first. Their time does not depend on an animation. */
  #startTimer(ends: readonly number[]): void {
    clearTimeout(this.#timer);
    const first = Math.min(...ends);
    if (first === Infinity) return;
    const last = Math.max(...ends.filter((end) => end <= first + TOGETHER));
    this.#timer = setTimeout(
      () => this.#close(({ end }) => end <= last, this.preset.timeoutAnimation),
      last - this.#time,
    );
  }
}
