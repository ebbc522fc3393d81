/** Waits for as many frames; at the second, the first is painted. */
export async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** Waits for the frame in which something is so. */
export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await frames(1);
}

/** Watches for long tasks from now on; its result tells the longest, in ms. */
export function observeLongTasks(): () => number {
  let longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  }).observe({ type: 'longtask' });
  return () => longest;
}
