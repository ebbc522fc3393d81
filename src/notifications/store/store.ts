import { createStore } from '#hooks/createStore';
import { prefersReducedMotion } from '#hooks/useReducedMotion';
import { ActiveNotifications, type StoredNotification } from './activeNotifications';
import { createAnnouncements, linesOf } from './announcements';
import { createAlarm, createStopwatch, systemClock, type NotificationClock } from './clock';
import { NotificationContentError } from './errors';
import { presets } from './presets';
import type {
  NotificationContent,
  NotificationPreset,
  NotificationPresetName,
  NotificationSnapshot,
  NotificationStore,
  PauseReason,
} from './types';

/** The options of {@link createNotificationStore}. */
export interface NotificationStoreOptions {
  /** The preset. @default 'default' */
  preset?: NotificationPresetName | undefined;
  /** The clock. @default the page's monotonic clock */
  clock?: NotificationClock | undefined;
  /** Whether notifications wait until a region shows them. @default false */
  waiting?: boolean | undefined;
  /** Whether a notification closes without an animation; called each time. @default the system's setting */
  reducedMotion?: (() => boolean) | undefined;
}

const EMPTY: NotificationSnapshot = { items: [], queue: [], announcements: [], running: true };

/** Its functions are bound, so that a component may destructure them. */
class RegionStore implements NotificationStore {
  readonly preset: NotificationPreset;
  readonly #clock: NotificationClock;
  readonly #state = createStore(EMPTY);
  readonly #announcements = createAnnouncements();
  readonly #stopwatch;
  readonly #alarm;
  readonly #active;
  #queue: readonly StoredNotification[] = [];
  #hidden = false;
  #waiting;
  #count = 0;

  constructor({ preset = 'default', clock = systemClock, ...rest }: NotificationStoreOptions) {
    const { waiting = false, reducedMotion = prefersReducedMotion } = rest;
    this.#waiting = waiting;
    this.preset = presets[preset];
    this.#clock = clock;
    this.#stopwatch = createStopwatch(clock);
    this.#alarm = createAlarm(clock, () => {
      this.#expire();
    });
    this.#active = new ActiveNotifications({
      preset: this.preset,
      stopwatch: this.#stopwatch,
      reducedMotion,
    });
  }

  readonly subscribe = this.#state.subscribe;
  readonly getSnapshot = this.#state.getSnapshot;
  readonly getServerSnapshot = () => EMPTY;

  readonly notify = (content: NotificationContent): string => {
    if (linesOf(content).length === 0) throw new NotificationContentError();
    const existing = this.#findByKey(content.key);
    if (existing !== undefined) return this.#replace(existing, content);
    this.#count += 1;
    const id = `notification-${String(this.#count)}`;
    const timerSegment = { length: this.preset.timeout, share: 1 };
    const item = { ...content, id, state: 'inactive', timerSegment, closing: 0 } as const;
    this.#queue = [...this.#queue, { item, due: 0, pausedBy: new Set() }];
    this.#showQueued();
    this.#emit();
    return id;
  };

  readonly dismiss = (id: string): void => {
    const active = this.#active.find(id);
    const queue = this.#queue.filter(({ item }) => item.id !== id);
    if (active === undefined && queue.length === this.#queue.length) return;
    if (active !== undefined) this.#close(active);
    this.#queue = queue;
    this.#update();
  };

  readonly clear = (): void => {
    this.#queue = [];
    for (const one of this.#active.all) this.#close(one);
    this.#update();
  };

  readonly pause = (id: string, reason: PauseReason): void => {
    const one = this.#active.find(id);
    if (one?.item.state !== 'active') return;
    one.pausedBy.add(reason);
    this.#update();
  };

  readonly resume = (id: string, reason: PauseReason): void => {
    const one = this.#active.find(id);
    if (one?.pausedBy.delete(reason) !== true || one.pausedBy.size > 0) return;
    const { length, share } = one.item.timerSegment;
    const left = (share * this.#active.remaining(one)) / length;
    this.#active.startSegment(one, this.preset.extendedTimeout, left);
    this.#update();
  };

  readonly attach = (): void => {
    if (!this.#waiting) return;
    this.#waiting = false;
    this.#update();
  };

  readonly setHidden = (hidden: boolean): void => {
    if (hidden === this.#hidden) return;
    this.#hidden = hidden;
    this.#update();
  };

  readonly remaining = (id: string): number => {
    const one = this.#active.find(id);
    return one === undefined ? 0 : this.#active.remaining(one);
  };

  #findByKey(key: string | undefined): StoredNotification | undefined {
    if (key === undefined) return undefined;
    return [...this.#active.all, ...this.#queue].find(
      ({ item }) => item.key === key && item.state !== 'removed',
    );
  }

  /** Title and message are replaced together: an old title does not belong to a new message. */
  #replace(one: StoredNotification, content: NotificationContent): string {
    one.item = { ...one.item, title: undefined, message: undefined, ...content };
    if (one.item.state === 'active') {
      this.#active.startSegment(one, this.preset.timeout, 1);
      this.#announcements.add(content, this.#clock.now());
    }
    this.#update();
    return one.item.id;
  }

  #close(one: StoredNotification): void {
    if (one.item.state !== 'active') return;
    this.#active.close(one, this.#clock.now(), this.preset.dismissAnimation);
  }

  /** Shows as many of the queue as there is room for. */
  #showQueued(): void {
    const next = this.#queue.slice(0, this.#waiting ? 0 : this.#active.room);
    this.#queue = this.#queue.slice(next.length);
    for (const one of next) {
      this.#active.add(one);
      this.#announcements.add(one.item, this.#clock.now());
      this.#alarm.advance(Math.min(this.#active.dueAt(one), this.#announcements.next()));
    }
  }

  #expire(): void {
    const now = this.#clock.now();
    this.#active.expire(now);
    this.#announcements.prune(now);
    this.#update();
  }

  /** Updates the queue, the timer and the snapshot after any change but an arrival. */
  #update(): void {
    this.#showQueued();
    this.#stopwatch.run(!this.#hidden && !this.#active.isPaused);
    this.#alarm.set(Math.min(this.#active.nextDue, this.#announcements.next()));
    this.#emit();
  }

  #emit(): void {
    this.#state.set({
      items: this.#active.items,
      queue: this.#queue.map(({ item }) => item),
      announcements: this.#announcements.list(),
      running: this.#stopwatch.running,
    });
  }
}

/** Creates the notifications of one region; the store holds no DOM and one timer. */
export function createNotificationStore(options: NotificationStoreOptions = {}): NotificationStore {
  return new RegionStore(options);
}
