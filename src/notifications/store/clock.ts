/** The clock of a store. Tests replace it. */
export interface NotificationClock {
  /** Returns a monotonic time in ms. */
  now: () => number;
  /** Calls `run` once after `delay` ms. Returns a function that cancels the call. */
  after: (delay: number, run: () => void) => () => void;
}

/** The clock of the page. It is monotonic, so a change of the system's date closes no notification. */
export const systemClock: NotificationClock = {
  now: () => performance.now(),
  after(delay, run) {
    const timer = setTimeout(run, delay);
    return () => {
      clearTimeout(timer);
    };
  },
};
