import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import es from '#locales/es';
import { baseUrl, newVisit } from './browser';
import { chooseTelcel50, headingOf, pay, settled } from './purchase';

/** Returns the shown texts and controls that overlap the insets at the left and right of the window. */
function overlapping(page: Page, inset: number): Promise<(string | null)[]> {
  return page.evaluate((edge) => {
    const range = document.createRange();
    const isOutside = (box: DOMRect, margin: number) =>
      box.left < edge - margin || box.right > innerWidth - edge + margin;
    const boxesOf = (node: Node) => {
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    };
    const elements = [...document.body.querySelectorAll('*')].filter(
      // A visually hidden text is at most 1 px wide.
      (element) => element.checkVisibility() && element.getBoundingClientRect().width > 1,
    );
    const controls = elements.filter((element) => element.matches('a, button, input, select'));
    const texts = elements
      .flatMap((element) => [...element.childNodes])
      .filter((node) => node instanceof Text && node.data.trim() !== '');
    return [
      // The target area of a link extends 8 px beyond its text.
      ...controls.filter((control) => isOutside(control.getBoundingClientRect(), 8)),
      ...texts.filter((text) => boxesOf(text).some((box) => isOutside(box, 1))),
    ].map((node) => `${node.nodeName} ${String(node.textContent)}`);
  }, inset);
}

describe.each([
  { width: 844, height: 390, inset: 47 },
  { width: 932, height: 430, inset: 59 },
])('insets of $inset px at $width px', ({ width, height, inset }) => {
  /** Opens a path on a phone in landscape, whose notch and corners cause the insets. */
  async function visitInLandscape(path: string): Promise<Page> {
    const { page, context } = await newVisit(width, { height });
    const devTools = await context.newCDPSession(page);
    const insets = { left: inset, right: inset };
    await devTools.send('Emulation.setSafeAreaInsetsOverride', { insets });
    await page.goto(new URL(path, baseUrl).href);
    await settled(page);
    return page;
  }

  it.each(['/superhome', '/start', '/start/company/TELCEL'])(
    'contain no text and no control of %s',
    async (path) => {
      const page = await visitInLandscape(path);
      expect(await overlapping(page, inset)).toEqual([]);
    },
  );

  it('contain no text and no control of the payment and the receipt', async () => {
    const page = await visitInLandscape('/start');
    await chooseTelcel50(page);
    expect(await overlapping(page, inset)).toEqual([]);
    await pay(page);
    await headingOf(page, es.receipt.title).waitFor();
    expect(await overlapping(page, inset)).toEqual([]);
  });
});
