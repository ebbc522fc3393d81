import { describe, expect, it } from 'vitest';
import { compareImages } from '#storybook/docs/compareImages';

/** A picture of 10 x 10 px, of which the first rows have another colour. */
function picture(rows: number, color = '#d6006d'): string {
  const canvas = Object.assign(document.createElement('canvas'), { width: 10, height: 10 });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser has no 2D canvas.');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, 10, 10);
  context.fillStyle = color;
  context.fillRect(0, 0, 10, rows);
  return canvas.toDataURL();
}

describe('compareImages', () => {
  it('returns the share of changed pixels', async () => {
    expect((await compareImages(picture(0), picture(3))).share).toBe(0.3);
    expect((await compareImages(picture(3), picture(3))).share).toBe(0);
  });

  it('ignores a difference that is invisible', async () => {
    expect((await compareImages(picture(0), picture(10, '#fdfdfd'))).share).toBe(0);
  });

  it('counts every pixel of a new picture', async () => {
    expect((await compareImages(undefined, picture(0))).share).toBe(1);
  });
});
