/** The clock of a store; injected, so that a test can control it. */
export interface NotificationClock {
  /** The monotonic time in ms. */
  now: () => number;
  /** Calls `run` once after `delay` ms; returns a function that cancels it. */
  after: (delay: number, run: () => void) => () => void;
}

/** The page's clock: monotonic, so that a change of the system's date closes nothing. */
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
  /** The elapsed time in ms. */
  read: () => number;
  /** The clock's time at which the stopwatch reads `time`; Infinity while it is stopped. */
  when: (time: number) => number;
  /** Whether it runs. */
  readonly running: boolean;
  /** Starts or stops it. */
  run: (running: boolean) => void;
}

/** Creates a running stopwatch. */
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
  /** Sets the time at which it rings; Infinity for never. */
  set: (at: number) => void;
  /** Makes it ring at this time at the latest. */
  advance: (at: number) => void;
}

/** Creates an alarm that calls `ring` once each time it is set. */
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
