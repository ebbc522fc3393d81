/** Returns the index of the tab that a key selects, wrapped at both ends, or undefined for other keys. */
export function nextTab(key: string, current: number, count: number): number | undefined {
  const targets: Record<string, number> = {
    ArrowDown: (current + 1) % count,
    ArrowUp: (current - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  return count > 0 && Object.hasOwn(targets, key) ? targets[key] : undefined;
}
