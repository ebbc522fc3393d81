import { createStore } from '../createStore';
import { prefersReducedMotion } from '../view/useReducedMotion';
import { createAnnouncements, linesOf } from './announcements';
import { createAlarm, createStopwatch, systemClock, type NotificationClock } from './clock';
import { NotificationContentError } from './errors';
import { presets } from './presets';
import { Shown, type Entry } from './shown';
import type {
  NotificationContent,
  NotificationHold,
  NotificationPreset,
  NotificationPresetName,
  NotificationSnapshot,
  NotificationStore,
} from './types';

/** What a store is made of. */
export interface NotificationStoreOptions {
  /** The figures to keep to. @default 'default' */
  preset?: NotificationPresetName | undefined;
  /** The clock to live by. @default the page's monotonic clock */
  clock?: NotificationClock | undefined;
  /** Whether notifications wait until a region shows them. @default false */
  waiting?: boolean | undefined;
  /** Whether a closing is not to be animated: asked at each closing. @default the system's setting */
  reducedMotion?: (() => boolean) | undefined;
}

const NOTHING: NotificationSnapshot = { items: [], queue: [], announcements: [], running: true };

/** Its functions are bound, so that a component may take them off it. */
class RegionStore implements NotificationStore {
  readonly preset: NotificationPreset;
  readonly #clock: NotificationClock;
  readonly #state = createStore(NOTHING);
  readonly #announcements = createAnnouncements();
  readonly #watch;
  readonly #alarm;
  readonly #shown;
  #queue: readonly Entry[] = [];
  #hidden = false;
  #waiting;
  #count = 0;

  constructor({ preset = 'default', clock = systemClock, ...rest }: NotificationStoreOptions) {
    const { waiting = false, reducedMotion = prefersReducedMotion } = rest;
    this.#waiting = waiting;
    this.preset = presets[preset];
    this.#clock = clock;
    this.#watch = createStopwatch(clock);
    this.#alarm = createAlarm(clock, () => {
      this.#tick();
    });
    this.#shown = new Shown({ preset: this.preset, watch: this.#watch, reducedMotion });
  }

  readonly subscribe = this.#state.subscribe;
  readonly getSnapshot = this.#state.get;
  readonly getServerSnapshot = () => NOTHING;

  readonly notify = (content: NotificationContent): string => {
    if (linesOf(content).length === 0) throw new NotificationContentError();
    const standing = this.#standing(content.key);
    if (standing !== undefined) return this.#renew(standing, content);
    this.#count += 1;
    const id = `notification-${String(this.#count)}`;
    const lap = { length: this.preset.timeout, share: 1 };
    const item = { ...content, id, state: 'inactive', lap, closing: 0 } as const;
    this.#queue = [...this.#queue, { item, due: 0, holds: new Set() }];
    this.#admit();
    this.#tell();
    return id;
  };

  readonly dismiss = (id: string): void => {
    const entry = this.#shown.find(id);
    const waiting = this.#queue.filter(({ item }) => item.id !== id);
    if (entry === undefined && waiting.length === this.#queue.length) return;
    if (entry !== undefined) this.#closeByHand(entry);
    this.#queue = waiting;
    this.#settle();
  };

  readonly clear = (): void => {
    this.#queue = [];
    for (const entry of this.#shown.entries) this.#closeByHand(entry);
    this.#settle();
  };

  readonly hold = (id: string, by: NotificationHold): void => {
    const entry = this.#shown.find(id);
    if (entry?.item.state !== 'active') return;
    entry.holds.add(by);
    this.#settle();
  };

  readonly release = (id: string, by: NotificationHold): void => {
    const entry = this.#shown.find(id);
    if (entry?.holds.delete(by) !== true || entry.holds.size > 0) return;
    const { length, share } = entry.item.lap;
    const left = (share * this.#shown.remaining(entry)) / length;
    this.#shown.begin(entry, this.preset.extendedTimeout, left);
    this.#settle();
  };

  readonly attach = (): void => {
    if (!this.#waiting) return;
    this.#waiting = false;
    this.#settle();
  };

  readonly setHidden = (hidden: boolean): void => {
    if (hidden === this.#hidden) return;
    this.#hidden = hidden;
    this.#settle();
  };

  readonly remaining = (id: string): number => {
    const entry = this.#shown.find(id);
    return entry === undefined ? 0 : this.#shown.remaining(entry);
  };

  #standing(key: string | undefined): Entry | undefined {
    if (key === undefined) return undefined;
    return [...this.#shown.entries, ...this.#queue].find(
      ({ item }) => item.key === key && item.state !== 'removed',
    );
  }

  /** Its texts are replaced whole: a title that stayed beside another's message would be a third text. */
  #renew(entry: Entry, content: NotificationContent): string {
    entry.item = { ...entry.item, title: undefined, message: undefined, ...content };
    if (entry.item.state === 'active') {
      this.#shown.begin(entry, this.preset.timeout, 1);
      this.#announcements.add(content, this.#clock.now());
    }
    this.#settle();
    return entry.item.id;
  }

  #closeByHand(entry: Entry): void {
    if (entry.item.state !== 'active') return;
    this.#shown.close(entry, this.#clock.now(), this.preset.closingByHand);
  }

  /** Shows those that there is room for. */
  #admit(): void {
    const admitted = this.#queue.slice(0, this.#waiting ? 0 : this.#shown.room);
    this.#queue = this.#queue.slice(admitted.length);
    for (const entry of admitted) {
      this.#shown.add(entry);
      this.#announcements.add(entry.item, this.#clock.now());
      this.#alarm.advance(Math.min(this.#shown.dueAt(entry), this.#announcements.next()));
    }
  }

  #tick(): void {
    const now = this.#clock.now();
    this.#shown.expire(now);
    this.#announcements.prune(now);
    this.#settle();
  }

  /** Draws the consequences of a change to what is shown. */
  #settle(): void {
    this.#admit();
    this.#watch.run(!this.#hidden && !this.#shown.isHeld);
    this.#alarm.set(Math.min(this.#shown.nextDue, this.#announcements.next()));
    this.#tell();
  }

  #tell(): void {
    this.#state.set({
      items: this.#shown.items,
      queue: this.#queue.map(({ item }) => item),
      announcements: this.#announcements.list(),
      running: this.#watch.running,
    });
  }
}

/** Makes the notifications of one region; it holds no DOM and one timer. */
export function createNotificationStore(options: NotificationStoreOptions = {}): NotificationStore {
  return new RegionStore(options);
}
