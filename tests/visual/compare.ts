import pixelmatch from 'pixelmatch';
import { isSame, pixelsOf, resize, type Image } from './image';

/** Where pixels differ, in px. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How an image departs from its reference. */
export interface Difference {
  /** The number of pixels that differ. */
  pixels: number;
  /** The least box that holds them all. */
  box: Box;
  /** The difference itself: red where it is, over the faded reference. */
  image: Image;
}

/**
 * How far a pixel may be off, of 1: by what a stored reference may be off itself (`LOSS`), about
 * four of 256 levels, which nobody sees. Smoothed edges count like all else, since the same
 * browser draws them the same.
 */
const THRESHOLD = 0.016;

function boxOf(mask: Image): Box {
  const { width } = mask;
  let [left, right, top, bottom] = [Infinity, -1, Infinity, -1];
  for (const [at, pixel] of pixelsOf(mask).entries()) {
    if (pixel === 0) continue;
    const x = at % width;
    const y = Math.floor(at / width);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** Compares an image with its reference; nothing where they are alike. Another size is a difference. */
export function compare(reference: Image, actual: Image): Difference | undefined {
  if (isSame(reference, actual)) return undefined;
  const width = Math.max(reference.width, actual.width);
  const height = Math.max(reference.height, actual.height);
  // What one of them lacks is transparent, which no page is.
  const one = resize(reference, width, height, 0).data;
  const other = resize(actual, width, height, 0).data;
  const options = { threshold: THRESHOLD, includeAA: true };
  const draw = (diffMask: boolean) => {
    const data = new Uint8Array(width * height * 4);
    const pixels = pixelmatch(one, other, data, width, height, { ...options, diffMask });
    return { pixels, image: { width, height, data } };
  };
  const mask = draw(true);
  const isSameSize = reference.width === actual.width && reference.height === actual.height;
  if (mask.pixels === 0 && isSameSize) return undefined;
  return { pixels: mask.pixels, box: boxOf(mask.image), image: draw(false).image };
}
