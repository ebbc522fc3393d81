/** A text or a box that is not completely visible. */
export interface LayoutIssue {
  rule: 'overflow' | 'clipped' | 'spilling' | 'broken';
  /** What is not visible, and by how much. */
  message: string;
}

/**
 * Finds what does not fit: a page wider than the viewport, text clipped by a box with hidden overflow, text that
 * overflows the box with its background, and a word that is broken in the middle.
 */
export function findLayoutIssues(): LayoutIssue[] {
  /** Layout rounds to fractions of a pixel. */
  const TOLERANCE = 1.5;
  const issues = new Map<string, LayoutIssue>();

  const name = (element: Element): string => {
    const text = element.textContent.trim() || (element.getAttribute('aria-label') ?? '');
    const tag = `<${element.tagName.toLowerCase()}${text === '' ? ` class="${element.className}"` : ''}>`;
    // Without a text, the element is found by the one around it.
    if (text === '' && element.parentElement) return `${tag} in ${name(element.parentElement)}`;
    return `${tag} "${text.replace(/\s+/g, ' ').slice(0, 60)}"`;
  };
  const add = (rule: LayoutIssue['rule'], message: string) => {
    issues.set(rule + message, { rule, message });
  };
  const isHidden = (element: Element): boolean =>
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
    element.closest('[inert], [aria-hidden="true"], option, svg, iframe, .sb-wrapper') !== null;
  const isVisuallyHidden = (element: Element): boolean => {
    for (let box: Element | null = element; box !== null; box = box.parentElement) {
      const { width, height } = box.getBoundingClientRect();
      if (width <= 1 && height <= 1) return true;
    }
    return false;
  };
  const isPainted = (style: CSSStyleDeclaration): boolean => {
    const isTransparent = (colour: string) => /^(?:transparent|rgba\(.*, 0\))$/.test(colour);
    const hasBorder =
      parseFloat(style.borderLeftWidth) > 0 && !isTransparent(style.borderLeftColor);
    return hasBorder || !isTransparent(style.backgroundColor);
  };

  const root = document.documentElement;
  const over = root.scrollWidth - root.clientWidth;
  if (over > 1) {
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        !isHidden(element) && element.getBoundingClientRect().right > root.clientWidth + 1,
    );
    const last = wide.at(-1);
    add(
      'overflow',
      `the page is ${String(over)} px wider than the viewport: ${last ? name(last) : '?'}`,
    );
  }

  const measure = (range: Range, from: Element) => {
    const line = parseFloat(getComputedStyle(from).fontSize);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
    if (rects.length === 0) return;
    const text = {
      left: Math.min(...rects.map(({ left }) => left)),
      right: Math.max(...rects.map(({ right }) => right)),
      // The box of a line is taller than its letters.
      top: Math.min(...rects.map(({ top }) => top)) + line * 0.2,
      bottom: Math.max(...rects.map(({ bottom }) => bottom)) - line * 0.2,
    };
    let isBackgroundFound = false;
    let scrollsX = false;
    let scrollsY = false;
    for (let at: Element | null = from; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.display === 'contents' || style.display === 'inline') continue;
      const box = at.getBoundingClientRect();
      const beyondX = Math.max(text.right - box.right, box.left - text.left);
      const beyondY = Math.max(text.bottom - box.bottom, box.top - text.top);
      scrollsX ||= ['auto', 'scroll'].includes(style.overflowX);
      scrollsY ||= ['auto', 'scroll'].includes(style.overflowY);
      const hidesX = ['hidden', 'clip'].includes(style.overflowX);
      const hidesY = ['hidden', 'clip'].includes(style.overflowY);
      if (
        (hidesX && !scrollsX && beyondX > TOLERANCE) ||
        (hidesY && !scrollsY && beyondY > TOLERANCE)
      ) {
        add('clipped', `${name(from)} is cut off by ${at.tagName.toLowerCase()}`);
        return;
      }
      if (!isBackgroundFound && isPainted(style)) {
        isBackgroundFound = true;
        if ((!scrollsX && beyondX > TOLERANCE) || (!scrollsY && beyondY > TOLERANCE)) {
          const by = Math.round(Math.max(beyondX, beyondY));
          add('spilling', `${name(from)} runs ${String(by)} px over the edge of its box`);
          return;
        }
      }
      if (style.position === 'fixed') break;
    }
    if (!scrollsX && Math.max(text.right - root.clientWidth, -text.left) > TOLERANCE) {
      add('overflow', `${name(from)} is outside the viewport`);
    }
  };

  const findBrokenWords = (node: Node, parent: Element, range: Range) => {
    if (range.getClientRects().length < 2) return;
    for (const { index, 0: word } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]{2,24}/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].filter(({ width }) => width > 0.5);
      const lines = new Set(tops.map(({ top }) => Math.round(top)));
      if (lines.size > 1)
        add('broken', `"${word}" is on ${String(lines.size)} lines in ${name(parent)}`);
    }
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent === null || node.textContent?.trim() === '') continue;
    if (isHidden(parent) || isVisuallyHidden(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    measure(range, parent);
    findBrokenWords(node, parent, range);
  }

  // A name may scroll in its field. A number must be visible completely.
  for (const field of document.querySelectorAll<HTMLInputElement>('input[inputmode]')) {
    if (isHidden(field) || !['numeric', 'tel'].includes(field.inputMode)) continue;
    const hidden = field.scrollWidth - field.clientWidth;
    if (hidden > TOLERANCE) {
      add('clipped', `${String(hidden)} px of the value "${field.value}" do not fit the field`);
    }
  }
  return [...issues.values()];
}
