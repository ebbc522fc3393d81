import type { Page } from 'playwright';

/**
 * Focuses each control and finds the texts outside it that its focus ring crosses, as `control | text`.
 */
export function findFocusRingOverlaps(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const controls = 'a[href], button:enabled, input:enabled, select, [tabindex="0"]';
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    /** The sticky or fixed ancestor of an element, if any. */
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
        // A field's mask hint overlaps the field. Visually hidden text is clipped.
        if (parent.closest('[aria-hidden="true"]') || layerOf(parent) !== layer) continue;
        if (getComputedStyle(parent).clipPath !== 'none' && parent.clientWidth <= 1) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const size = parseFloat(getComputedStyle(parent).fontSize);
        for (const { left, top, width, height } of range.getClientRects()) {
          if (width <= 1) continue;
          // The letters without the leading above and below.
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
