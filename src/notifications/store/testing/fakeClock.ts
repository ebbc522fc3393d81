import type { NotificationClock } from '../clock';

interface Timer {
  at: number;
  run: () => void;
}

/** A clock that a test moves. */
export interface FakeClock extends NotificationClock {
  /** Moves on by `time` ms and runs the timers that are due. */
  advance: (time: number) => void;
  /** Moves on by `time` ms without running timers, like a machine that sleeps. */
  skip: (time: number) => void;
  /** How many timers are set. */
  timers: () => number;
}

/** Creates a clock for tests and stories. */
export function createFakeClock(): FakeClock {
  const timers = new Set<Timer>();
  let now = 0;

  function nextWithin(end: number): Timer | undefined {
    const due = [...timers].filter(({ at }) => at <= end);
    return due.sort((one, other) => one.at - other.at)[0];
  }

  return {
    now: () => now,
    skip(time) {
      now += time;
    },
    timers: () => timers.size,
    after(delay, run) {
      const timer = { at: now + delay, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    advance(time) {
      const end = now + time;
      for (let next = nextWithin(end); next !== undefined; next = nextWithin(end)) {
        timers.delete(next);
        now = Math.max(now, next.at);
        next.run();
      }
      now = end;
    },
  };
}
