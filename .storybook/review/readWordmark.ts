/** A wordmark: the shapes of an SVG file in one colour. */
export interface Wordmark {
  /** Its box, as the attribute of the `<svg>`. */
  viewBox: string;
  /** The markup of its shapes. */
  shapes: string;
}

const SVG = 'http://www.w3.org/2000/svg';

const KEPT = ['svg', 'g', 'path', 'rect', 'circle', 'ellipse', 'polygon', 'polyline', 'line'];

/** Elements that draw nothing. */
const IGNORED = ['title', 'desc', 'metadata'];

const ATTRIBUTES = [
  ...['d', 'transform', 'points', 'x', 'y', 'width', 'height', 'cx', 'cy', 'r', 'rx', 'ry'],
  ...['x1', 'y1', 'x2', 'y2', 'fill', 'fill-rule', 'stroke', 'stroke-width', 'stroke-linecap'],
  ...['stroke-linejoin'],
];

/**
 * Reads a wordmark from the text of an SVG file, or returns why it is none. Only shapes and their geometry are
 * kept, so that nothing of the file runs or loads.
 */
export function readWordmark(text: string): Wordmark | string {
  const file = new DOMParser().parseFromString(text, 'image/svg+xml');
  const root = file.documentElement;
  if (root.namespaceURI !== SVG || file.querySelector('parsererror') !== null) {
    return 'This is not an SVG file.';
  }
  const viewBox = root.getAttribute('viewBox');
  if (viewBox === null) return 'The SVG has no viewBox, so its size is unknown.';
  const elements = [...root.querySelectorAll<SVGElement>('*')].filter((element) => {
    const isIgnored = element.namespaceURI !== SVG || IGNORED.includes(element.localName);
    if (isIgnored) element.remove();
    return !isIgnored;
  });
  const names = elements.map(({ localName }) => localName);
  const others = new Set(names.filter((name) => !KEPT.includes(name)));
  if (others.size > 0) {
    return `The SVG has ${[...others].join(', ')}: export it as shapes, with colours as attributes.`;
  }
  const colors = new Set<string>();
  for (const element of [root, ...elements]) {
    for (const paint of ['fill', 'stroke'] as const) {
      // The style serializes equal colours as the same text.
      element.style[paint] ||= element.getAttribute(paint) ?? '';
      const color = element.style[paint];
      if (color === '' || color === 'none') continue;
      colors.add(color);
      element.setAttribute(paint, 'currentColor');
    }
    for (const { name } of [...element.attributes]) {
      if (!ATTRIBUTES.includes(name)) element.removeAttribute(name);
    }
  }
  if (colors.size > 1) {
    return `The SVG has ${String(colors.size)} colours (${[...colors].join(', ')}): a wordmark has one.`;
  }
  return { viewBox, shapes: root.innerHTML.replaceAll(` xmlns="${SVG}"`, '').trim() };
}
