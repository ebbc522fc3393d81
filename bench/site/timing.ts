/** Waits for animation frames. The first frame is painted when the second starts. */
export async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** Waits until a condition is true, and checks it once per frame. */
export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await frames(1);
}

/** Observes long tasks. The returned function returns the longest so far, in ms. */
export function observeLongTasks(): () => number {
  let longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  }).observe({ type: 'longtask' });
  return () => longest;
}
