import type { Stopwatch } from './clock';
import type { NotificationItem, NotificationPreset, PauseReason } from './types';

/** One notification of a store. */
export interface StoredNotification {
  /** What the region renders. */
  item: NotificationItem;
  /** The stopwatch's time at which an active one times out, or the clock's at which a removed one goes. */
  due: number;
  /** Why its time is paused. */
  readonly pausedBy: Set<PauseReason>;
}

interface Options {
  readonly preset: NotificationPreset;
  /** The time that stops while a notification is paused. */
  readonly stopwatch: Stopwatch;
  /** Whether a notification closes without an animation. */
  readonly reducedMotion: () => boolean;
}

/** The notifications on the screen, and how long each of them stays. */
export class ActiveNotifications {
  readonly #options: Options;
  readonly #byId = new Map<string, StoredNotification>();
  /** Cached in the order shown: an arrival extends it, any other change clears it. */
  #items: readonly NotificationItem[] | undefined = [];

  constructor(options: Options) {
    this.#options = options;
  }

  /** All of them, the oldest first. */
  get all(): StoredNotification[] {
    return [...this.#byId.values()];
  }

  /** How many more may be shown. */
  get room(): number {
    return this.#options.preset.limit - this.#byId.size;
  }

  /** Whether the time of any of them is paused. */
  get isPaused(): boolean {
    return this.all.some(({ pausedBy }) => pausedBy.size > 0);
  }

  /** The clock's time at which the next of them changes. */
  get nextDue(): number {
    return this.all.reduce((next, one) => Math.min(next, this.dueAt(one)), Infinity);
  }

  /** What the region renders, in the order shown. */
  get items(): readonly NotificationItem[] {
    if (this.#items !== undefined) return this.#items;
    const items = this.all.map(({ item }) => item);
    this.#items = this.#options.preset.newestOnTop ? items.reverse() : items;
    return this.#items;
  }

  find(id: string): StoredNotification | undefined {
    return this.#byId.get(id);
  }

  /** Shows one for its full time. */
  add(one: StoredNotification): void {
    const { preset } = this.#options;
    const others = this.items;
    one.item = { ...one.item, state: 'active' };
    this.#byId.set(one.item.id, one);
    this.startSegment(one, preset.timeout, 1);
    this.#items = preset.newestOnTop ? [one.item, ...others] : [...others, one.item];
  }

  /** Restarts the timer of one; its time bar starts at `share`. */
  startSegment(one: StoredNotification, length: number, share: number): void {
    one.due = this.#options.stopwatch.read() + length;
    one.item = { ...one.item, timerSegment: { length, share } };
    this.#items = undefined;
  }

  /** The time that one has left, in ms. */
  remaining({ item, due }: StoredNotification): number {
    return item.state === 'active' ? Math.max(0, due - this.#options.stopwatch.read()) : 0;
  }

  /** Closes one at the clock's time `at`, with an animation of `closing` ms. */
  close(one: StoredNotification, at: number, closing: number): void {
    this.#items = undefined;
    one.pausedBy.clear();
    if (this.#options.reducedMotion()) {
      this.#byId.delete(one.item.id);
    } else {
      one.item = { ...one.item, state: 'removed', closing };
      one.due = at + closing;
    }
  }

  /** Closes those that have timed out, and deletes those whose closing animation has ended. */
  expire(now: number): void {
    for (const one of this.all) {
      const timeout = one.item.state === 'active' ? this.dueAt(one) : Infinity;
      if (timeout <= now) this.close(one, timeout, this.#options.preset.timeoutAnimation);
      if (one.item.state === 'removed' && one.due <= now) {
        this.#byId.delete(one.item.id);
        this.#items = undefined;
      }
    }
  }

  /** The clock's time at which one changes. */
  dueAt({ item, due }: StoredNotification): number {
    return item.state === 'active' ? this.#options.stopwatch.when(due) : due;
  }
}
