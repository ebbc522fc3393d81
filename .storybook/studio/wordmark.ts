import svgPath from 'svgpath';
import { measureGlyphs } from './measureGlyphs';

/** One outline of a drawing. */
export interface Outline {
  /** Its path data. */
  d: string;
  /** Whether it uses the even-odd fill rule. */
  evenOdd: boolean;
}

/** A wordmark as outlines in a box that starts at 0 0. */
export interface Wordmark {
  /** The width of its box. */
  width: number;
  /** The height of its box: 1000 for one line, 2000 for two. */
  height: number;
  /** Its outlines. */
  paths: readonly Outline[];
}

/** The line's height in units. */
const EM = 1000;

/** The top and the baseline of a capital, in units from the top of the line. */
const CAPITAL = { top: 170, base: 830 };

/** The lower end of letters such as p, in units. */
const DESCENDER = 1000;

/** The tolerance of positions, in units. */
const LOOSE = 25;

/** The smallest line in px, and the minimum stroke that is visible there. */
const SMALLEST = { line: 16, stroke: 1 };

/** The maximum width of a line as a multiple of its height: it fits a tile of the narrowest phone. */
const WIDEST = 4;

/** Whether a text is only path data. */
export function isPath(d: string): boolean {
  if (!/^\s*[Mm][\sMLHVCSQTAZmlhvcsqtaz0-9eE.,+-]*$/.test(d)) return false;
  return !('err' in svgPath(d) && String(Reflect.get(svgPath(d), 'err')) !== '');
}

/** The result of a rule: whether the wordmark passes, and what was measured. */
export interface RuleResult {
  rule: string;
  passes: boolean;
  measured: string;
}

/** Checks a wordmark by its outlines: box, line, clear space and smallest size. */
export function checkWordmark({ width, height, paths }: Wordmark): RuleResult[] {
  const ink = measureGlyphs(paths.map(({ d }) => d));
  const round = (value: number) => String(Math.round(value));
  const lines = height === 2 * EM ? 2 : 1;
  const line = height / lines;
  const stroke = (ink.stroke * SMALLEST.line) / line;
  const fillsBox = Math.abs(ink.left) <= LOOSE && Math.abs(ink.right - width) <= LOOSE;
  const lastBase = (lines - 1) * EM + CAPITAL.base;
  return [
    {
      rule: 'Box',
      passes: (height === EM || height === 2 * EM) && fillsBox,
      measured: `${round(width)} by ${round(height)} units, ink from ${round(ink.left)} to ${round(ink.right)}; 1000 high for one line, 2000 for two, and as wide as the ink.`,
    },
    {
      rule: 'Line',
      passes:
        ink.top >= 0 &&
        ink.top <= CAPITAL.top + LOOSE * 8 &&
        ink.bottom >= lastBase - LOOSE &&
        ink.bottom <= height,
      measured: `Ink from ${round(ink.top)} to ${round(ink.bottom)}; capitals are 660 high, the baseline of the first line is at 830.`,
    },
    {
      rule: 'Clear space',
      passes: ink.top >= 0 && ink.bottom <= height && fillsBox,
      measured:
        'The height of a capital around the box stays free, so no ink may stand outside the box.',
    },
    {
      rule: 'Smallest size',
      passes: stroke >= SMALLEST.stroke && width <= WIDEST * line,
      measured: `At a line of ${String(SMALLEST.line)} px, strokes are ${stroke.toFixed(1)} px on average, and at least ${String(SMALLEST.stroke)} px is seen; a line is ${(width / line).toFixed(1)} times as wide as high, at most ${String(WIDEST)}.`,
    },
  ];
}

/** The properties of a drawing that {@link fitWordmark} needs. */
export interface Fitting {
  /** The number of lines. */
  lines: 1 | 2;
  /** Whether letters of the last line reach below the baseline, such as p. */
  descends: boolean;
}

/** Fits a drawing to the grid: capitals are 660 units high, and the box is as wide as the ink. */
export function fitWordmark({ paths }: Wordmark, { lines, descends }: Fitting): Wordmark {
  const ink = measureGlyphs(paths.map(({ d }) => d));
  const bottom = (lines - 1) * EM + (descends ? DESCENDER : CAPITAL.base);
  const scale = (bottom - CAPITAL.top) / Math.max(1, ink.bottom - ink.top);
  const moved = paths.map(({ d, evenOdd }) => ({
    d: svgPath(d)
      .translate(-ink.left, -ink.top)
      .scale(scale)
      .translate(0, CAPITAL.top)
      .round(1)
      .toString(),
    evenOdd,
  }));
  return { width: Math.ceil((ink.right - ink.left) * scale), height: lines * EM, paths: moved };
}
