/** Returns the index plus `step`, wrapped around at both ends of a list of `count` items. */
export function wrap(index: number, step: number, count: number): number {
  return count === 0 ? 0 : (((index + step) % count) + count) % count;
}
