import type { Browser } from 'playwright';
import { faceStyles } from './faces';
import { decode, rowsOf, type Image } from './image';

/** A caption's height in px. */
const HEIGHT = 28;

/** Draws the names that stand over the stories of a sheet. */
export async function drawCaptions(
  browser: Browser,
  names: readonly string[],
  width: number,
): Promise<Image[]> {
  const size = { width, height: HEIGHT * names.length };
  const page = await browser.newPage({ viewport: size });
  await page.setContent(`<style>${faceStyles()}
    body { margin: 0; background: #ddd; color: #222; }
    p { margin: 0; padding-inline: 8px; font: 600 14px / ${String(HEIGHT)}px Pictures; }</style>`);
  await page.evaluate(async (names) => {
    for (const name of names) {
      document.body.append(Object.assign(document.createElement('p'), { textContent: name }));
    }
    await document.fonts.ready;
  }, names);
  const image = decode(await page.screenshot());
  await page.close();
  return names.map((_, at) => rowsOf(image, at * HEIGHT, HEIGHT));
}
