import { createAnnouncements, linesOf } from './announcements';
import { createAlarm, createStopwatch, systemClock, type NotificationClock } from './clock';
import { NotificationContentError } from './errors';
import { presets } from './presets';
import { prefersReducedMotion } from './reducedMotion';
import type {
  NotificationContent,
  NotificationHold,
  NotificationItem,
  NotificationPresetName,
  NotificationSnapshot,
  NotificationStore,
} from './types';

/** What a store is made of. */
export interface NotificationStoreOptions {
  /** The figures to keep to. @default 'default' */
  preset?: NotificationPresetName;
  /** The clock to live by. @default the page's monotonic clock */
  clock?: NotificationClock;
  /** Whether a closing is not to be animated: asked at each closing. @default the system's setting */
  reducedMotion?: () => boolean;
}

interface Entry {
  item: NotificationItem;
  /** Running time at which an active one is up; the clock's time at which a removed one goes. */
  due: number;
}

const NOTHING: NotificationSnapshot = { items: [], queue: [], announcements: [], running: true };

/** Makes the notifications of one region; it holds no DOM and one timer. */
export function createNotificationStore(options: NotificationStoreOptions = {}): NotificationStore {
  const { clock = systemClock, reducedMotion = prefersReducedMotion } = options;
  const preset = presets[options.preset ?? 'default'];
  const shown = new Map<string, Entry>();
  const holds = new Map<string, Set<NotificationHold>>();
  const listeners = new Set<() => void>();
  const announcements = createAnnouncements();
  const watch = createStopwatch(clock);
  const alarm = createAlarm(clock, tick);
  let queue: Entry[] = [];
  /** What is shown, in order: kept while only more comes, so that a flood is not sorted a thousand times. */
  let items: readonly NotificationItem[] | undefined = [];
  let hidden = false;
  let count = 0;
  let snapshot: NotificationSnapshot | undefined = NOTHING;

  function begin(entry: Entry, length: number, share: number) {
    entry.due = watch.read() + length;
    entry.item = { ...entry.item, lap: { length, share } };
  }

  function remaining({ item, due }: Entry): number {
    return item.state === 'active' ? Math.max(0, due - watch.read()) : 0;
  }

  function close(entry: Entry, at: number, closing: number) {
    const { item } = entry;
    holds.delete(item.id);
    if (reducedMotion()) {
      shown.delete(item.id);
    } else {
      entry.item = { ...item, state: 'removed', closing };
      entry.due = at + closing;
    }
  }

  function expire(entry: Entry, now: number) {
    const up = entry.item.state === 'active' ? watch.when(entry.due) : Infinity;
    if (up <= now) close(entry, up, preset.closingByTime);
    if (entry.item.state === 'removed' && entry.due <= now) shown.delete(entry.item.id);
  }

  function show(entry: Entry) {
    entry.item = { ...entry.item, state: 'active' };
    begin(entry, preset.timeout, 1);
    shown.set(entry.item.id, entry);
    items &&= preset.newestOnTop ? [entry.item, ...items] : [...items, entry.item];
    announcements.add(entry.item, clock.now());
    alarm.advance(Math.min(watch.when(entry.due), announcements.next()));
  }

  function admit() {
    const admitted = queue.slice(0, preset.limit - shown.size);
    if (admitted.length === 0) return;
    queue = queue.slice(admitted.length);
    admitted.forEach(show);
  }

  function nextDue(): number {
    let next = announcements.next();
    for (const { item, due } of shown.values()) {
      next = Math.min(next, item.state === 'active' ? watch.when(due) : due);
    }
    return next;
  }

  function tell() {
    snapshot = undefined;
    for (const listener of [...listeners]) listener();
  }

  /** Draws the consequences of a change to what is shown. */
  function settle() {
    items = undefined;
    admit();
    watch.run(!hidden && holds.size === 0);
    alarm.set(nextDue());
    tell();
  }

  function tick() {
    const now = clock.now();
    for (const entry of shown.values()) expire(entry, now);
    announcements.prune(now);
    settle();
  }

  function listItems(): readonly NotificationItem[] {
    const inOrder = Array.from(shown.values(), ({ item }) => item);
    return preset.newestOnTop ? inOrder.reverse() : inOrder;
  }

  function look(): NotificationSnapshot {
    return {
      items: (items ??= listItems()),
      queue: queue.map(({ item }) => item),
      announcements: announcements.list(),
      running: watch.running,
    };
  }

  function standing(key: string | undefined): Entry | undefined {
    if (key === undefined) return undefined;
    return [...shown.values(), ...queue].find(
      ({ item }) => item.key === key && item.state !== 'removed',
    );
  }

  function renew(entry: Entry, content: NotificationContent) {
    entry.item = { ...entry.item, ...content };
    if (entry.item.state !== 'active') return;
    begin(entry, preset.timeout, 1);
    announcements.add(content, clock.now());
  }

  function notify(content: NotificationContent): string {
    if (linesOf(content).length === 0) throw new NotificationContentError();
    const known = standing(content.key);
    if (known !== undefined) {
      renew(known, content);
      settle();
      return known.item.id;
    }
    count += 1;
    const id = `notification-${String(count)}`;
    const lap = { length: preset.timeout, share: 1 };
    queue = [...queue, { item: { ...content, id, state: 'inactive', lap, closing: 0 }, due: 0 }];
    admit();
    tell();
    return id;
  }

  function closeByHand(entry: Entry) {
    if (entry.item.state === 'active') close(entry, clock.now(), preset.closingByHand);
  }

  return {
    preset,
    notify,
    dismiss(id) {
      const entry = shown.get(id);
      const waiting = queue.filter(({ item }) => item.id !== id);
      if (entry === undefined && waiting.length === queue.length) return;
      if (entry !== undefined) closeByHand(entry);
      queue = waiting;
      settle();
    },
    clear() {
      queue = [];
      for (const entry of shown.values()) closeByHand(entry);
      settle();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    getSnapshot: () => (snapshot ??= look()),
    getServerSnapshot: () => NOTHING,
    hold(id, by) {
      if (shown.get(id)?.item.state !== 'active') return;
      holds.set(id, (holds.get(id) ?? new Set()).add(by));
      settle();
    },
    release(id, by) {
      const held = holds.get(id);
      const entry = shown.get(id);
      if (held?.delete(by) !== true || held.size > 0 || entry === undefined) return;
      holds.delete(id);
      const { length, share } = entry.item.lap;
      begin(entry, preset.extendedTimeout, (share * remaining(entry)) / length);
      settle();
    },
    setHidden(value) {
      if (value === hidden) return;
      hidden = value;
      settle();
    },
    remaining(id) {
      const entry = shown.get(id);
      return entry === undefined ? 0 : remaining(entry);
    },
  };
}
