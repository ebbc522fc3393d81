/** The current index of a slider and its direction. */
export interface Position {
  /** The index of the picture, from 0. */
  index: number;
  /** 1 towards the end, -1 towards the start. */
  step: 1 | -1;
}

/** Returns the next position among `count` pictures. The direction reverses at either end (requirements §2). */
export function advance({ index, step }: Position, count: number): Position {
  if (count < 2) return { index: 0, step: 1 };
  const atEnd = index + step < 0 || index + step >= count;
  const direction = atEnd ? (step === 1 ? -1 : 1) : step;
  return { index: index + direction, step: direction };
}
