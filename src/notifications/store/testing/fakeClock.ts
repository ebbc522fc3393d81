import type { NotificationClock } from '../clock';

/** Creates a clock that a test or a story advances. */
export function createFakeClock() {
  const timers = new Set<{ at: number; run: () => void }>();
  let now = 0;

  const clock: NotificationClock = {
    now: () => now,
    after(delay, run) {
      const timer = { at: now + delay, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
  };
  return {
    ...clock,
    /** Returns how many timers are set. */
    timers: () => timers.size,
    /** Advances by `time` ms and runs the timers that are due. */
    advance(time: number): void {
      const end = now + time;
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
        if (next === undefined) break;
        timers.delete(next);
        now = next.at;
        next.run();
      }
      now = end;
    },
  };
}
