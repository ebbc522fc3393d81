import type { Page } from 'playwright';

/**
 * Focuses each control of the page in turn and finds the texts outside it that the line of its focus
 * ring crosses, as `control | text`.
 */
export function findStruckTexts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const controls = 'a[href], button:enabled, input:enabled, select, [tabindex="0"]';
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    /** The box that stays in view above the rest of the page, where the element is in one. */
    const layerOf = (element: Element | null): Element | null => {
      if (element === null || ['sticky', 'fixed'].includes(getComputedStyle(element).position)) {
        return element;
      }
      return layerOf(element.parentElement);
    };
    const visibleTexts = (layer: Element | null): { node: Node; box: DOMRect }[] => {
      const texts: { node: Node; box: DOMRect }[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (parent === null || !isShown(parent) || parent.closest('option, select, svg')) continue;
        // A ghost of a field lies on the field itself; text for screen readers alone is clipped.
        if (parent.closest('[aria-hidden="true"]') || layerOf(parent) !== layer) continue;
        if (getComputedStyle(parent).clipPath !== 'none' && parent.clientWidth <= 1) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const size = parseFloat(getComputedStyle(parent).fontSize);
        for (const { left, top, width, height } of range.getClientRects()) {
          if (width <= 1) continue;
          // The letters themselves, without the room of the line above and below them.
          const middle = top + height / 2;
          texts.push({ node, box: new DOMRect(left, middle - size * 0.4, width, size * 0.75) });
        }
      }
      return texts;
    };
    const struck = new Set<string>();
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      if (!isShown(control)) continue;
      control.focus({ preventScroll: true });
      await new Promise(requestAnimationFrame);
      const ringed = [control, control.closest('label')].find(
        (element) => element && parseFloat(getComputedStyle(element).outlineWidth) > 0,
      );
      if (!ringed || getComputedStyle(control).position === 'absolute') continue;
      const { outlineOffset, outlineWidth } = getComputedStyle(ringed);
      const inner = parseFloat(outlineOffset);
      const outer = inner + parseFloat(outlineWidth);
      const { left, right, top, bottom } = ringed.getBoundingClientRect();
      for (const { node, box } of visibleTexts(layerOf(control))) {
        if (ringed.contains(node)) continue;
        const isTouched =
          box.left < right + outer &&
          box.right > left - outer &&
          box.top < bottom + outer &&
          box.bottom > top - outer;
        const name = control.getAttribute('aria-label') ?? control.textContent;
        if (isTouched) struck.add(`${name.trim()} | ${node.textContent?.trim() ?? ''}`);
      }
    }
    return [...struck];
  });
}
