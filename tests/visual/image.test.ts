import { describe, expect, it } from 'vitest';
import { decode, isSame, resize, rowsOf, stack, trimFoot, type Image } from './image';
import { LOSS } from './colours';
import { encode } from './png';

const INK = [20, 10, 30, 255];
const PAPER = [250, 250, 250, 255];

/** An image whose rows are drawn as text: `#` is ink, all else paper. */
function draw(...rows: string[]): Image {
  const signs = rows.flatMap((row) => [...row]);
  return {
    width: rows[0]?.length ?? 0,
    height: rows.length,
    data: Uint8Array.from(signs.flatMap((sign) => (sign === '#' ? INK : PAPER))),
  };
}

/** An image in which every pixel has a colour of its own. */
function drawShades(width: number, height: number): Image {
  const pixels = Array.from({ length: width * height }, (_, at) => [
    at % 256,
    (at * 7) % 256,
    Math.floor(at / 256) * 16,
    255,
  ]);
  return { width, height, data: Uint8Array.from(pixels.flat()) };
}

describe('an image', () => {
  it('loses the empty rows at its foot but for a few', () => {
    const image = draw('.#.', '...', '#..', '...', '...', '...');
    const trimmed = trimFoot(image, 1);
    expect(isSame(trimmed, draw('.#.', '...', '#..', '...'))).toBe(true);
    expect(trimFoot(image, 9).height).toBe(6);
    expect(trimFoot(draw('..', '..', '..'), 1).height).toBe(1);
  });

  it('keeps a foot that is not of one colour', () => {
    expect(trimFoot(draw('..', '.#'), 0).height).toBe(2);
  });

  it('gives back each part that was stacked', () => {
    const parts = [draw('##'), draw('#.#', '.#.')];
    const sheet = stack(parts);
    expect([sheet.width, sheet.height]).toEqual([3, 3]);
    const first = resize(rowsOf(sheet, 0, 1), 2, 1, 0);
    expect(isSame(first, draw('##'))).toBe(true);
    expect(isSame(rowsOf(sheet, 1, 2), draw('#.#', '.#.'))).toBe(true);
  });
});

describe('a PNG file', () => {
  it('keeps few colours exactly', () => {
    const image = draw('#.#.', '..##');
    expect(isSame(decode(encode(image)), image)).toBe(true);
  });

  it('keeps many colours to within its loss, also without a palette', () => {
    const image = drawShades(256, 16);
    const { data } = decode(encode(image));
    const worst = image.data.reduce(
      (most, part, at) => Math.max(most, Math.abs(part - (data[at] ?? 0))),
      0,
    );
    expect(worst).toBeLessThanOrEqual(LOSS);
  });

  it('has the same bytes for the same image', () => {
    expect(encode(drawShades(40, 40)).equals(encode(drawShades(40, 40)))).toBe(true);
  });
});
