import svgPath from 'svgpath';
import * as v from 'valibot';
import { drawingSchema } from './themeDraft';
import { isPath, type Outline, type Wordmark } from './wordmark';

/** The result of reading a file: the outlines, and the issues. */
export interface ReadWordmark {
  /** The drawing; undefined if the file has no outline. */
  wordmark: Wordmark | undefined;
  /** The messages about content that a wordmark must not have. */
  issues: readonly string[];
}

const TOO_MUCH =
  'It is more than a link can carry: unite its outlines into at most 60, and draw them in a box of 1 to 20,000 units.';

/** Elements without a drawing of their own. */
const STRUCTURE = ['svg', 'g', 'title', 'desc', 'metadata', 'defs', 'style'];

/** Shapes that must be converted to outlines. */
const SHAPES = ['rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan', 'use'];

/** The value of a property of an element or of its nearest ancestor that has it. */
function inherited(element: Element, name: string): string | undefined {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const style = new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]+)`).exec(
      at.getAttribute('style') ?? '',
    );
    const value = style?.[1]?.trim() ?? at.getAttribute(name);
    if (value !== null && value !== 'inherit') return value.toLowerCase();
  }
  return undefined;
}

/** The path data with the transforms of the element and its ancestors. */
function transformed(path: Element, left: number, top: number): string {
  let drawn = svgPath(path.getAttribute('d') ?? '');
  for (let at: Element | null = path; at !== null; at = at.parentElement) {
    const transform = at.getAttribute('transform');
    if (transform !== null) drawn = drawn.transform(transform);
  }
  return drawn.translate(-left, -top).abs().round(1).toString();
}

function boxOf(root: Element): readonly [left: number, top: number, width: number, height: number] {
  const [left, top, width, height] = (root.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const isBox = [left, top, width, height].every((value) => Number.isFinite(value));
  if (isBox && width && height) return [left ?? 0, top ?? 0, width, height];
  const side = (name: string) => Number.parseFloat(root.getAttribute(name) ?? '') || 1000;
  return [0, 0, side('width'), side('height')];
}

function colorIssues(paths: readonly Element[]): string[] {
  const fills = new Set(paths.map((path) => inherited(path, 'fill') ?? 'black'));
  fills.delete('none');
  const isStroked = paths.some((path) => (inherited(path, 'stroke') ?? 'none') !== 'none');
  return [
    ...(fills.size > 1
      ? [`It has ${String(fills.size)} colours: ${[...fills].join(', ')}. Draw it in one.`]
      : []),
    ...([...fills].some((fill) => fill.startsWith('url('))
      ? ['A gradient or a pattern fills it: use one flat colour.']
      : []),
    ...(isStroked ? ['A line is stroked: turn strokes into outlines, or it is lost.'] : []),
  ];
}

/**
 * Reads the outlines of an SVG file. Only path data is copied, so that nothing in the file can run, load or
 * link to anything in a page.
 */
export function readSvg(text: string): ReadWordmark {
  const file = new DOMParser().parseFromString(text, 'image/svg+xml');
  const root = file.documentElement;
  if (root.localName !== 'svg' || file.querySelector('parsererror') !== null) {
    return { wordmark: undefined, issues: ['This is no SVG file.'] };
  }
  const elements = [...root.querySelectorAll('*')].filter(
    (element) => element.closest('defs, clipPath, mask, symbol') === null,
  );
  const names = [...new Set(elements.map(({ localName }) => localName))];
  const shapes = names.filter((name) => SHAPES.includes(name));
  const strange = names.filter((name) => ![...STRUCTURE, ...SHAPES, 'path'].includes(name));
  const drawn = elements.filter(({ localName }) => localName === 'path');
  const [left, top, width, height] = boxOf(root);
  const paths = drawn
    .filter((path) => inherited(path, 'fill') !== 'none')
    .map((path): Outline => ({
      d: transformed(path, left, top),
      evenOdd: inherited(path, 'fill-rule') === 'evenodd',
    }));
  const issues = [
    ...(shapes.length > 0 ? [`Turn ${shapes.join(', ')} into outlines: they were left out.`] : []),
    ...(strange.length > 0
      ? [`${strange.join(', ')} has no place in a wordmark and was left out.`]
      : []),
    ...colorIssues(drawn),
  ];
  if (paths.length === 0 || !paths.every(({ d }) => isPath(d))) {
    return { wordmark: undefined, issues: [...issues, 'It holds no outline that can be read.'] };
  }
  const wordmark = { width, height, paths };
  if (!v.is(drawingSchema, wordmark)) {
    return { wordmark: undefined, issues: [...issues, TOO_MUCH] };
  }
  return { wordmark, issues };
}
