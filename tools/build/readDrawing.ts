import { DomUtils, parseDocument } from 'htmlparser2';

type Node = ReturnType<typeof parseDocument>['children'][number];
type Element = Extract<Node, { attribs: unknown }>;

function isElement(node: Node): node is Element {
  return 'attribs' in node;
}

/** An element of a drawing. */
export interface Shape {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly Shape[];
}

/** What an SVG file draws. */
export interface Drawing {
  /** The `<svg>`, which has a `viewBox`. */
  svg: Shape;
  /** The elements, attributes and styles of the file that are not in the drawing, by name. */
  dropped: readonly string[];
}

const GROUPS = ['g', 'switch'];

const SHAPES = ['path', 'rect', 'circle', 'ellipse', 'polygon', 'polyline', 'line'];

const ATTRIBUTES = [
  ...['d', 'transform', 'points', 'x', 'y', 'width', 'height', 'cx', 'cy', 'r', 'rx', 'ry'],
  ...['x1', 'y1', 'x2', 'y2', 'fill', 'fill-rule', 'fill-opacity', 'opacity', 'stroke'],
  ...['stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit', 'stroke-opacity'],
  ...['stroke-dasharray', 'stroke-dashoffset'],
];

/** Numbers, path data, colours and functions. They cannot end an attribute, load a file or contain an escape. */
const VALUE = /^(?!.*url)[\w\s#.,%()+-]+$/is;

/** Elements and attributes that draw nothing. Names with a prefix are those of editors. */
const SILENT =
  /:|^(?:defs|title|desc|metadata|id|class|version|xmlns|role|lang|baseProfile|enable-background|clip-rule|(?:data|aria)-.*)$/;

const isHidden = (attributes: Shape['attributes']) =>
  attributes['display'] === 'none' || attributes['visibility'] === 'hidden';

/** The attributes of an element, and the declarations of its `style`, which override them. */
function declarationsOf({ attribs: { style = '', ...attributes } }: Element): Shape['attributes'] {
  const declarations = style.split(';').flatMap((declaration) => {
    const [, name, value] = /^\s*([^:\s]+)\s*:\s*(.+?)\s*$/s.exec(declaration) ?? [];
    return name === undefined ? [] : [[name, value] as const];
  });
  return { ...attributes, ...Object.fromEntries(declarations) } as Shape['attributes'];
}

/** Returns a viewBox as four numbers, if it is one. */
function boxOf(text: string): string | undefined {
  const numbers = text
    .trim()
    .split(/\s*,\s*|\s+/)
    .map(Number);
  const [, , width = 0, height = 0] = numbers;
  const isBox = numbers.length === 4 && numbers.every(Number.isFinite) && width > 0 && height > 0;
  return isBox ? numbers.join(' ') : undefined;
}

/**
 * Reads the shapes of an SVG file, or returns why it has none. Only listed elements and attributes are kept, so that
 * nothing of the file runs or loads.
 */
export function readDrawing(text: string): Drawing | string {
  const dropped = new Set<string>();
  const drop = (name: string) => {
    if (!SILENT.test(name)) dropped.add(name);
  };

  function keep(attributes: Shape['attributes']): Shape['attributes'] {
    const entries = Object.entries(attributes).filter(([name, value]) => {
      const isKept = ATTRIBUTES.includes(name) && VALUE.test(value);
      if (!isKept) drop(name);
      return isKept;
    });
    return Object.fromEntries(entries);
  }

  /** Some editors write each name with a prefix, as `<svg:path>`. */
  function shapesOf({ children }: Element, prefix: string): Shape[] {
    return children.flatMap((node): Shape[] => {
      if (!isElement(node)) {
        if (DomUtils.textContent(node).trim() !== '') drop('text');
        return [];
      }
      const name = node.name.startsWith(prefix) ? node.name.slice(prefix.length) : node.name;
      const isGroup = GROUPS.includes(name);
      const isKept = isGroup || SHAPES.includes(name);
      if (!isKept) drop(name);
      if (!isKept && name !== 'defs') return [];
      const attributes = declarationsOf(node);
      const inner = shapesOf(node, prefix);
      if (!isKept || isHidden(attributes) || (isGroup && inner.length === 0)) return [];
      return [{ name, attributes: keep(attributes), children: isGroup ? inner : [] }];
    });
  }

  const { children } = parseDocument(text, { xmlMode: true });
  const root = children.filter(isElement).find(({ name }) => /^(?:[\w-]+:)?svg$/.test(name));
  if (root === undefined) return 'This is not an SVG file.';
  const { viewBox = '', ...attributes } = declarationsOf(root);
  const { width = '', height = '' } = attributes;
  const given = boxOf(viewBox);
  const box = given ?? boxOf(`0 0 ${width.replace(/px$/, '')} ${height.replace(/px$/, '')}`);
  if (box === undefined) {
    return 'The SVG has no viewBox of four numbers and no size in px, so its size is unknown.';
  }
  if (given === undefined && viewBox !== '') drop('viewBox');
  const shapes = shapesOf(root, root.name.slice(0, -'svg'.length));
  const kept = keep(attributes);
  if (shapes.length === 0) {
    const others = [...dropped].join(', ') || 'nothing';
    return `The SVG has no shapes, only ${others}: export it as shapes, with colours as attributes.`;
  }
  const svg = { name: 'svg', attributes: { viewBox: box, ...kept }, children: shapes };
  return { svg, dropped: [...dropped] };
}

/** The paints without a colour of their own. */
const UNPAINTED = /^(?:none|transparent|inherit)$/;

/** A colour as text that is the same for equal hex colours. */
function sameColor(color: string): string {
  return color.toLowerCase().replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
}

/** Reads a wordmark as {@link readDrawing} does: in one colour, that of the text around it. */
export function readWordmark(text: string): Drawing | string {
  const drawing = readDrawing(text);
  if (typeof drawing === 'string') return drawing;
  const colors = new Set<string>();

  function paint({ name, attributes, children }: Shape): Shape {
    const painted = Object.entries(attributes).map(([key, value]) => {
      if (!/^(?:fill|stroke)$/.test(key) || UNPAINTED.test(value)) return [key, value];
      colors.add(sameColor(value));
      return [key, 'currentColor'];
    });
    return {
      name,
      attributes: Object.fromEntries(painted) as Shape['attributes'],
      children: children.map(paint),
    };
  }

  const svg = paint(drawing.svg);
  if (colors.size > 1) {
    return `The SVG has ${String(colors.size)} colours (${[...colors].join(', ')}): a wordmark has one.`;
  }
  return { ...drawing, svg: { ...svg, attributes: { fill: 'currentColor', ...svg.attributes } } };
}

/** Writes an element as markup. Its values need no escapes. */
export function markupOf({ name, attributes, children }: Shape): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  const start = `<${name}${written.join('')}`;
  if (children.length === 0) return `${start}/>`;
  return `${start}>${children.map(markupOf).join('')}</${name}>`;
}
