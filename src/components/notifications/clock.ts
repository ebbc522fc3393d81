/** The time a store lives by; injected, so that a test can hold it. */
export interface NotificationClock {
  /** The monotonic time in ms. */
  now: () => number;
  /** Calls `run` once after `delay` ms; returns how to call it off. */
  after: (delay: number, run: () => void) => () => void;
}

/** The page's own clock: monotonic, so that a change of the system's date closes nothing. */
export const systemClock: NotificationClock = {
  now: () => performance.now(),
  after(delay, run) {
    const timer = setTimeout(run, delay);
    return () => {
      clearTimeout(timer);
    };
  },
};

/** A time that can be stopped. */
export interface Stopwatch {
  /** The time that has run, in ms. */
  read: () => number;
  /** The clock's time at which the stopwatch will read `time`, if nothing stops it. */
  when: (time: number) => number;
  /** Whether it runs. */
  readonly running: boolean;
  /** Starts or stops it. */
  run: (running: boolean) => void;
}

/** Makes a stopwatch that runs from now on. */
export function createStopwatch(clock: NotificationClock): Stopwatch {
  let lag = clock.now();
  let stoppedAt: number | undefined;
  return {
    read: () => (stoppedAt ?? clock.now()) - lag,
    when: (time) => (stoppedAt === undefined ? time + lag : Infinity),
    get running() {
      return stoppedAt === undefined;
    },
    run(running) {
      if (running && stoppedAt !== undefined) {
        lag += clock.now() - stoppedAt;
        stoppedAt = undefined;
      } else if (!running) {
        stoppedAt ??= clock.now();
      }
    },
  };
}

/** The one timer of a store. */
export interface Alarm {
  /** Lets it ring at this time and no other; at Infinity, never. */
  set: (at: number) => void;
  /** Lets it ring at this time at the latest. */
  advance: (at: number) => void;
}

/** Makes an alarm that calls `ring` once each time it is set. */
export function createAlarm(clock: NotificationClock, ring: () => void): Alarm {
  let due = Infinity;
  let cancel: (() => void) | undefined;

  function set(at: number) {
    if (at === due) return;
    cancel?.();
    cancel = undefined;
    due = at;
    if (at === Infinity) return;
    cancel = clock.after(Math.max(0, at - clock.now()), () => {
      due = Infinity;
      ring();
    });
  }

  return {
    set,
    advance(at) {
      if (at < due) set(at);
    },
  };
}
