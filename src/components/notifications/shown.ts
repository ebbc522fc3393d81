import type { Stopwatch } from './clock';
import type { NotificationHold, NotificationItem, NotificationPreset } from './types';

/** One notification of a store. */
export interface Entry {
  /** What the region is told of it. */
  item: NotificationItem;
  /** Running time at which an active one is up; the clock's time at which a removed one goes. */
  due: number;
  /** What keeps it. */
  readonly holds: Set<NotificationHold>;
}

interface Rules {
  readonly preset: NotificationPreset;
  /** The time that stands while one is held. */
  readonly watch: Stopwatch;
  /** Whether a closing is not to be animated. */
  readonly reducedMotion: () => boolean;
}

/** The notifications on the screen, and how long each of them stays. */
export class Shown {
  readonly #rules: Rules;
  readonly #entries = new Map<string, Entry>();
  /** In order: kept while only more comes, so that a flood is not sorted a thousand times. */
  #items: readonly NotificationItem[] | undefined = [];

  constructor(rules: Rules) {
    this.#rules = rules;
  }

  /** Those on the screen, the oldest first. */
  get entries(): Entry[] {
    return [...this.#entries.values()];
  }

  /** How many more there is room for. */
  get room(): number {
    return this.#rules.preset.limit - this.#entries.size;
  }

  /** Whether any of them is held. */
  get isHeld(): boolean {
    return this.entries.some(({ holds }) => holds.size > 0);
  }

  /** The time at which the next of them changes, by the clock. */
  get nextDue(): number {
    return this.entries.reduce((next, entry) => Math.min(next, this.dueAt(entry)), Infinity);
  }

  /** What the region is told of them, in the order shown. */
  get items(): readonly NotificationItem[] {
    if (this.#items !== undefined) return this.#items;
    const items = this.entries.map(({ item }) => item);
    this.#items = this.#rules.preset.newestOnTop ? items.reverse() : items;
    return this.#items;
  }

  find(id: string): Entry | undefined {
    return this.#entries.get(id);
  }

  /** Shows one for its full time. */
  add(entry: Entry): void {
    const { preset } = this.#rules;
    const before = this.items;
    entry.item = { ...entry.item, state: 'active' };
    this.#entries.set(entry.item.id, entry);
    this.begin(entry, preset.timeout, 1);
    this.#items = preset.newestOnTop ? [entry.item, ...before] : [...before, entry.item];
  }

  /** Gives one a new stretch of time, of which its bar shows a share. */
  begin(entry: Entry, length: number, share: number): void {
    entry.due = this.#rules.watch.read() + length;
    entry.item = { ...entry.item, lap: { length, share } };
    this.#items = undefined;
  }

  /** The running time that one has left. */
  remaining({ item, due }: Entry): number {
    return item.state === 'active' ? Math.max(0, due - this.#rules.watch.read()) : 0;
  }

  /** Closes one from the time `at` on, over `closing` ms. */
  close(entry: Entry, at: number, closing: number): void {
    const { item } = entry;
    this.#items = undefined;
    entry.holds.clear();
    if (this.#rules.reducedMotion()) {
      this.#entries.delete(item.id);
    } else {
      entry.item = { ...item, state: 'removed', closing };
      entry.due = at + closing;
    }
  }

  /** Closes those whose time is up, and lets go those whose closing has played. */
  expire(now: number): void {
    for (const entry of this.entries) {
      const up = entry.item.state === 'active' ? this.dueAt(entry) : Infinity;
      if (up <= now) this.close(entry, up, this.#rules.preset.closingByTime);
      if (entry.item.state === 'removed' && entry.due <= now) {
        this.#entries.delete(entry.item.id);
        this.#items = undefined;
      }
    }
  }

  /** When one changes next, by the clock. */
  dueAt({ item, due }: Entry): number {
    return item.state === 'active' ? this.#rules.watch.when(due) : due;
  }
}
