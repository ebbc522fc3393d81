import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { contrast } from '#theme/contrast';
import { schemes } from '#theme/contract';
import { hexOf } from '#theme/testing/colorOf';
import { render } from '#theme/testing/render';
import { themes } from '#theme/themes';
import { Button } from './Button';

const variants = ['primary', 'secondary', 'quiet'] as const;

const areas = themes.flatMap(({ code }) => schemes.map((scheme) => ({ code, scheme })));

/** How a button looks, without its text. */
function lookOf(button: Element): string {
  const style = getComputedStyle(button);
  const spinner = getComputedStyle(button, '::before').content;
  const { backgroundColor, borderTopColor, boxShadow, color, textDecorationLine } = style;
  return [backgroundColor, borderTopColor, boxShadow, color, textDecorationLine, spinner].join();
}

test.each(variants)('a %s button shows whether it is usable, pending or disabled', (variant) => {
  render(
    areas.map(({ code, scheme }) => (
      <div data-carrier={code} data-scheme={scheme} key={code + scheme}>
        <Button variant={variant}>a</Button>
        <Button loading variant={variant}>
          a
        </Button>
        <Button disabled variant={variant}>
          a
        </Button>
      </div>
    )),
  );
  for (const area of document.querySelectorAll('[data-scheme]')) {
    const [usable, pending, off] = area.children;
    if (!usable || !pending || !off) throw new Error('The area has no three buttons.');
    expect(new Set([usable, pending, off].map(lookOf)).size).toBe(3);
    const fillOf = (button: Element) => getComputedStyle(button).backgroundColor;
    expect(fillOf(pending), 'it keeps the brand').toBe(fillOf(usable));
    expect(fillOf(off) === fillOf(usable)).toBe(variant === 'quiet');
  }
});

test('a button under the pointer has a ring of at least 3:1 on its fill', async () => {
  const { rerender } = render(null);
  for (const { code, scheme } of areas) {
    rerender(
      <div data-carrier={code} data-scheme={scheme}>
        <Button id="button">a</Button>
      </div>,
    );
    const button = document.querySelector('#button') ?? document.body;
    await userEvent.hover(button);
    const { backgroundColor, boxShadow } = getComputedStyle(button);
    const [ring = 'none'] = /^rgb\([^)]*\)/.exec(boxShadow) ?? [];
    expect(ring).not.toBe('none');
    expect(contrast(hexOf(ring), hexOf(backgroundColor))).toBeGreaterThanOrEqual(3);
    await userEvent.unhover(button);
  }
});
