import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { newVisit } from './browser';
import { chooseTelcel50, pay, settled } from './purchase';

/** The insets at the left and right of the window in px. */
const INSET = 59;

/** Returns the shown texts and controls that overlap the insets. */
function findOverlapping(page: Page): Promise<(string | null)[]> {
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
  }, INSET);
}

it('no text and no control overlaps the insets of a phone in landscape', async () => {
  const { page, context } = await newVisit(932, { height: 430 });
  const devTools = await context.newCDPSession(page);
  const insets = { left: INSET, right: INSET };
  for (const path of ['/superhome', '/start/company/TELCEL', '/start']) {
    await devTools.send('Emulation.setSafeAreaInsetsOverride', { insets });
    await page.goto(path);
    await settled(page);
    expect(await findOverlapping(page), path).toEqual([]);
  }
  await chooseTelcel50(page);
  expect(await findOverlapping(page), 'the payment').toEqual([]);
  await pay(page);
  expect(await findOverlapping(page), 'the receipt').toEqual([]);
});
