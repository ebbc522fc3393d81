import type { NotificationClock } from '../clock';

interface Timer {
  at: number;
  run: () => void;
}

/** A clock that a test advances. */
export interface FakeClock extends NotificationClock {
  /** Advances by `time` ms and runs the timers that are due. */
  advance: (time: number) => void;
  /** Returns how many timers are set. */
  timers: () => number;
}

/** Creates a clock for tests and stories. */
export function createFakeClock(): FakeClock {
  const timers = new Set<Timer>();
  let now = 0;

  function nextUntil(end: number): Timer | undefined {
    const due = [...timers].filter(({ at }) => at <= end);
    return due.sort((one, other) => one.at - other.at)[0];
  }

  return {
    now: () => now,
    timers: () => timers.size,
    after(delay, run) {
      const timer = { at: now + delay, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    advance(time) {
      const end = now + time;
      for (let next = nextUntil(end); next !== undefined; next = nextUntil(end)) {
        timers.delete(next);
        now = next.at;
        next.run();
      }
      now = end;
    },
  };
}
