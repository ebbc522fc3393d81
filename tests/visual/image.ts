import { PNG } from 'pngjs';

/** A picture in memory: four bytes a pixel, row after row. */
export interface Image {
  width: number;
  height: number;
  data: Uint8Array;
}

const BYTES = 4;
const OPAQUE_WHITE = 255;

/** An image's pixels, each as one number; the alpha is its highest byte. */
export function pixelsOf({ data }: Image): Uint32Array {
  return new Uint32Array(new Uint8Array(data).buffer);
}

/** Reads a PNG file's bytes. */
export function decode(file: Buffer): Image {
  const { width, height, data } = PNG.sync.read(file);
  return { width, height, data };
}

/** The rows of an image from `top` on. */
export function rowsOf({ width, data }: Image, top: number, height: number): Image {
  const row = width * BYTES;
  return { width, height, data: data.subarray(top * row, (top + height) * row) };
}

/** The image at another size: cut at the right and the foot, or with a ground of bytes `ground`. */
export function resize(image: Image, width: number, height: number, ground: number): Image {
  const data = new Uint8Array(width * height * BYTES).fill(ground);
  const row = Math.min(image.width, width) * BYTES;
  for (let y = 0; y < Math.min(image.height, height); y += 1) {
    const start = y * image.width * BYTES;
    data.set(image.data.subarray(start, start + row), y * width * BYTES);
  }
  return { width, height, data };
}

/** Puts images one under another, at the left of a white ground. */
export function stack(images: readonly Image[]): Image {
  const width = Math.max(...images.map((image) => image.width));
  const rows = images.map((image) => resize(image, width, image.height, OPAQUE_WHITE));
  return {
    width,
    height: rows.reduce((sum, { height }) => sum + height, 0),
    data: Buffer.concat(rows.map(({ data }) => data)),
  };
}

/** Takes off the empty rows at the foot, those of the last row's one colour, but for a few. */
export function trimFoot(image: Image, kept = 12): Image {
  const pixels = pixelsOf(image);
  const ground = pixels.at(-1);
  const last = pixels.findLastIndex((pixel) => pixel !== ground);
  const height = Math.ceil((last + 1) / image.width) + kept;
  return rowsOf(image, 0, Math.min(height, image.height));
}

/** Whether two images are the same to the last pixel. */
export function isSame(one: Image, other: Image): boolean {
  return one.width === other.width && Buffer.compare(one.data, other.data) === 0;
}
