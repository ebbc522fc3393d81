import { createStore } from '#hooks/createStore';
import { prefersReducedMotion } from '#hooks/useReducedMotion';
import { announcementOf, linesOf } from './content';
import { NotificationError } from './NotificationError';
import { ANNOUNCEMENT_TIME, EXTENDED_TIMEOUT, presets } from './presets';
import type {
  NotificationAnnouncement,
  NotificationContent,
  NotificationEntry,
  NotificationSnapshot,
  NotificationStoreOptions,
} from './types';

/**
 * The notifications of one region. They are queued, and their timers stop, without a region. The store has one
 * timer and uses no DOM. A component may destructure `notify`, `dismiss` and `clear`.
 */
export class NotificationStore {
  /** The values of the preset. */
  readonly preset;
  readonly #snapshot = createStore<NotificationSnapshot>({
    items: [],
    queue: [],
    announcements: [],
    running: true,
  });
  /** Oldest first. */
  #all: NotificationEntry[] = [];
  #announcements: readonly NotificationAnnouncement[] = [];
  #hasRegion = false;
  #isPageInactive = false;
  /** The time at which the timers stopped, or undefined while they run. */
  #stoppedAt: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
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
    this.#update();
    return () => {
      this.#hasRegion = false;
      this.#update();
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
      ({ item }) => key !== undefined && item.key === key && item.state !== 'removed',
    );
    const entry = replaced ?? this.#add(content);
    // Title and message are replaced together: the old title does not match the new message.
    entry.item = { ...entry.item, title: undefined, message: undefined, ...content };
    if (entry.item.state === 'active') this.#show(entry);
    this.#update();
    return entry.item.id;
  };

  /** Closes a notification. An id that is unknown or already closed has no effect. */
  readonly dismiss = (id: string): void => {
    const entry = this.#find(id);
    if (entry === undefined) return;
    this.#close(entry, this.preset.dismissAnimation);
    this.#update();
  };

  /** Closes all notifications, including the queued ones. */
  readonly clear = (): void => {
    for (const entry of this.#all) this.#close(entry, this.preset.dismissAnimation);
    this.#update();
  };

  /**
   * Stops the timers while the pointer or the focus is on one of the notifications `ids`. One that is no longer
   * among them is shown for the extended timeout.
   */
  pause(ids: readonly string[]): void {
    const changed = this.#all.filter(
      ({ item, isPaused }) => item.state === 'active' && isPaused !== ids.includes(item.id),
    );
    if (changed.length === 0) return;
    for (const entry of changed) {
      entry.isPaused = !entry.isPaused;
      if (entry.isPaused) continue;
      const { length, share } = entry.item.timerSegment;
      this.#startTimer(entry, EXTENDED_TIMEOUT, (share * this.remaining(entry.item.id)) / length);
    }
    this.#update();
  }

  /** Stops the timers while the tab is hidden or the window does not have the focus. */
  setPageInactive(isInactive: boolean): void {
    if (isInactive === this.#isPageInactive) return;
    this.#isPageInactive = isInactive;
    this.#update();
  }

  /** Returns the time until a notification times out, in ms. */
  remaining(id: string): number {
    const entry = this.#find(id);
    if (entry?.item.state !== 'active') return 0;
    return Math.max(0, entry.due - this.#timerTime());
  }

  #find(id: string): NotificationEntry | undefined {
    return this.#all.find(({ item }) => item.id === id);
  }

  /** Returns the time of the timers, which does not advance while they are stopped. */
  #timerTime(): number {
    return this.#stoppedAt ?? performance.now();
  }

  #nextId(): string {
    this.#count += 1;
    return `notification-${this.#count}`;
  }

  #add(content: NotificationContent): NotificationEntry {
    const timerSegment = { length: this.preset.timeout, share: 1 };
    const id = this.#nextId();
    const item = { ...content, id, state: 'inactive', timerSegment, closing: 0 } as const;
    const entry: NotificationEntry = { item, due: Infinity, isPaused: false };
    this.#all.push(entry);
    return entry;
  }

  /** Shows a notification for its full time, and announces it. */
  #show(entry: NotificationEntry): void {
    const { tone } = entry.item;
    entry.item = { ...entry.item, state: 'active' };
    this.#startTimer(entry, this.preset.timeout, 1);
    const announcement = {
      id: this.#nextId(),
      text: announcementOf(entry.item),
      assertive: tone === 'warning' || tone === 'error',
      due: performance.now() + ANNOUNCEMENT_TIME,
    };
    this.#announcements = [...this.#announcements, announcement];
  }

  #startTimer(entry: NotificationEntry, length: number, share: number): void {
    entry.item = { ...entry.item, timerSegment: { length, share } };
    entry.due = this.#timerTime() + length;
  }

  #close(entry: NotificationEntry, animation: number): void {
    const { state } = entry.item;
    if (state === 'removed') return;
    const closing = state === 'inactive' || prefersReducedMotion() ? 0 : animation;
    entry.item = { ...entry.item, state: 'removed', closing };
    entry.due = performance.now() + closing;
    entry.isPaused = false;
  }

  /** Applies what is due, sets the timer and notifies the listeners: after each change, and by the timer. */
  #update(): void {
    this.#applyDue();
    if (this.#hasRegion) this.#showQueued();
    this.#stopOrStart();
    this.#setTimer();
    const items = this.#all.map(({ item }) => item);
    const shown = items.filter(({ state }) => state !== 'inactive');
    this.#snapshot.set({
      items: this.preset.newestOnTop ? shown.reverse() : shown,
      queue: items.filter(({ state }) => state === 'inactive'),
      announcements: this.#announcements,
      running: this.#stoppedAt === undefined,
    });
  }

  #applyDue(): void {
    const now = performance.now();
    for (const entry of this.#all) {
      const isTimedOut = entry.item.state === 'active' && entry.due <= this.#timerTime();
      if (isTimedOut) this.#close(entry, this.preset.timeoutAnimation);
    }
    this.#all = this.#all.filter(({ item, due }) => item.state !== 'removed' || due > now);
    // An unchanged list keeps its identity.
    if (this.#announcements.some(({ due }) => due <= now)) {
      this.#announcements = this.#announcements.filter(({ due }) => due > now);
    }
  }

  #showQueued(): void {
    const queued = this.#all.filter(({ item }) => item.state === 'inactive');
    const room = this.preset.limit - (this.#all.length - queued.length);
    for (const entry of queued.slice(0, room)) this.#show(entry);
  }

  #stopOrStart(): void {
    const now = performance.now();
    const isUnseen = !this.#hasRegion || this.#isPageInactive;
    if (isUnseen || this.#all.some(({ isPaused }) => isPaused)) {
      this.#stoppedAt ??= now;
    } else if (this.#stoppedAt !== undefined) {
      for (const entry of this.#all) {
        if (entry.item.state === 'active') entry.due += now - this.#stoppedAt;
      }
      this.#stoppedAt = undefined;
    }
  }

  #setTimer(): void {
    clearTimeout(this.#timer);
    const isStopped = this.#stoppedAt !== undefined;
    const timed = this.#all.filter(({ item }) => !isStopped || item.state !== 'active');
    const dues = [...timed, ...this.#announcements].map(({ due }) => due);
    const next = dues.reduce((earliest, due) => Math.min(earliest, due), Infinity);
    if (next === Infinity) return;
    // A timer can end a fraction of a millisecond early.
    const delay = Math.max(0, Math.ceil(next - performance.now()));
    this.#timer = setTimeout(() => this.#update(), delay);
  }
}
