/** The index `step` further among `count`, where the end leads to the start and back. */
export function wrap(index: number, step: number, count: number): number {
  return count === 0 ? 0 : (((index + step) % count) + count) % count;
}
