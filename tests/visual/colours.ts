/** How far a stored pixel's red, green or blue may be off, of 255. */
export const LOSS = 4;

/** Red, green and blue. */
export type Colour = readonly [red: number, green: number, blue: number];

/** Fewer colours than a picture has, and which of them each of its pixels takes. */
export interface Gathered {
  colours: Colour[];
  /** The place of a pixel among the colours. */
  places: Map<number, number>;
}

function partsOf(pixel: number): Colour {
  return [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255];
}

/** How far two colours are apart, in the part that differs most. */
function distance(one: Colour, other: Colour): number {
  const far = Math.max(Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1]));
  return Math.max(far, Math.abs(one[2] - other[2]));
}

/** The cell of a part, in a cube whose cells are so wide that what is near enough is next to it. */
function cellOf(part: number): number {
  return Math.floor(part / (LOSS + 1)) + 1;
}

function keyOf(red: number, green: number, blue: number): number {
  return (red << 16) | (green << 8) | blue;
}

const steps = [-1, 0, 1];
const around = steps.flatMap((red) =>
  steps.flatMap((green) => steps.map((blue) => keyOf(red, 0, 0) + keyOf(0, green, 0) + blue)),
);

/**
 * Gives each colour a place among fewer ones. The most frequent are kept as they are; the many
 * shades of smoothed edges join the nearest that is near enough. Half of a picture's bytes is in them.
 */
export function gather(pixels: Uint32Array): Gathered {
  const counts = new Map<number, number>();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);

  const colours: Colour[] = [];
  const places = new Map<number, number>();
  const cells = new Map<number, number[]>();
  const byCount = [...counts].sort((one, other) => other[1] - one[1]);

  for (const [pixel] of byCount) {
    const colour = partsOf(pixel);
    const cell = keyOf(cellOf(colour[0]), cellOf(colour[1]), cellOf(colour[2]));
    let [place, least] = [colours.length, LOSS + 1];
    for (const step of around) {
      for (const at of cells.get(cell + step) ?? []) {
        const kept = colours[at];
        const far = kept === undefined ? least : distance(kept, colour);
        if (far < least) [place, least] = [at, far];
      }
    }
    if (place === colours.length) {
      colours.push(colour);
      const members = cells.get(cell) ?? [];
      members.push(place);
      cells.set(cell, members);
    }
    places.set(pixel, place);
  }
  return { colours, places };
}
