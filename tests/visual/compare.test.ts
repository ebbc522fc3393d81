import { describe, expect, it } from 'vitest';
import { compare } from './compare';
import { decode, type Image } from './image';
import { LOSS } from './colours';
import { encode } from './png';

/** A grey image with one box of another grey. */
function draw(ground: number, box?: { x: number; y: number; size: number; grey: number }): Image {
  const [width, height] = [20, 10];
  const data = new Uint8Array(width * height * 4);
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const isBox =
      box !== undefined && x >= box.x && x < box.x + box.size && y >= box.y && y < box.y + box.size;
    data.set([...Array<number>(3).fill(isBox ? box.grey : ground), 255], at * 4);
  }
  return { width, height, data };
}

describe('the comparison', () => {
  it('finds nothing in an image and its own stored reference', () => {
    const image = draw(200, { x: 3, y: 2, size: 4, grey: 203 });
    expect(compare(decode(encode(image)), image)).toBeUndefined();
  });

  it('passes over what a stored reference may be off', () => {
    expect(compare(draw(200), draw(200 + LOSS))).toBeUndefined();
  });

  it('finds a colour that moved by a little more', () => {
    expect(compare(draw(200), draw(200 + LOSS + 1))?.pixels).toBe(200);
  });

  it('finds a single pixel, and says where', () => {
    const difference = compare(draw(200), draw(200, { x: 7, y: 5, size: 1, grey: 120 }));
    expect(difference?.pixels).toBe(1);
    expect(difference?.box).toEqual({ x: 7, y: 5, width: 1, height: 1 });
  });

  it('draws the least box around all that differs', () => {
    const difference = compare(draw(200), draw(200, { x: 2, y: 3, size: 6, grey: 0 }));
    expect(difference?.box).toEqual({ x: 2, y: 3, width: 6, height: 6 });
  });

  it('counts another size as a difference', () => {
    const image = draw(200);
    const shorter = { width: 20, height: 9, data: image.data.subarray(0, 20 * 9 * 4) };
    expect(compare(image, shorter)?.box).toEqual({ x: 0, y: 9, width: 20, height: 1 });
  });
});
