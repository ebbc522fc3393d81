import svgPath from 'svgpath';
import { measureInk } from './measureGlyphs';

/** One outline of a drawing. */
export interface Outline {
  /** Its path data. */
  d: string;
  /** Whether what lies within an even number of its lines is open. */
  evenOdd: boolean;
}

/** A wordmark as outlines alone, in a box that starts at 0 0: nothing else of a file is taken over. */
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

/** Where a capital starts and where it stands, in units from the line's top. */
const CAPITAL = { top: 170, base: 830 };

/** How far below the line letters such as p reach. */
const DESCENDER = 1000;

/** How far ink may miss its place, in units. */
const LOOSE = 25;

/** The smallest line in px, and the least stroke that is still seen there. */
const SMALLEST = { line: 16, stroke: 1 };

/** The widest line, in its heights: what a tile of the narrowest phone still shows at full size. */
const WIDEST = 4;

/** Whether a text is path data, and nothing else. */
export function isPath(d: string): boolean {
  if (!/^\s*[Mm][\sMLHVCSQTAZmlhvcsqtaz0-9eE.,+-]*$/.test(d)) return false;
  return !('err' in svgPath(d) && String(Reflect.get(svgPath(d), 'err')) !== '');
}

/** What a wordmark must keep, whether it does, and what was measured. */
export interface Verdict {
  rule: string;
  passes: boolean;
  says: string;
}

/** Judges a wordmark by its outlines: box, lines, room around it and smallest size. */
export function judgeWordmark({ width, height, paths }: Wordmark): Verdict[] {
  const ink = measureInk(paths.map(({ d }) => d));
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
      says: `${round(width)} by ${round(height)} units, ink from ${round(ink.left)} to ${round(ink.right)}; 1000 high for one line, 2000 for two, and as wide as the ink.`,
    },
    {
      rule: 'Line',
      passes:
        ink.top >= 0 &&
        ink.top <= CAPITAL.top + LOOSE * 8 &&
        ink.bottom >= lastBase - LOOSE &&
        ink.bottom <= height,
      says: `Ink from ${round(ink.top)} to ${round(ink.bottom)}; capitals are 660 high, the first line stands on 830.`,
    },
    {
      rule: 'Clear space',
      passes: ink.top >= 0 && ink.bottom <= height && fillsBox,
      says: 'The height of a capital around the box stays free, so no ink may stand outside the box.',
    },
    {
      rule: 'Smallest size',
      passes: stroke >= SMALLEST.stroke && width <= WIDEST * line,
      says: `At a line of ${String(SMALLEST.line)} px, strokes are ${stroke.toFixed(1)} px on average, and at least ${String(SMALLEST.stroke)} px is seen; a line is ${(width / line).toFixed(1)} times as wide as high, at most ${String(WIDEST)}.`,
    },
  ];
}

/** How a drawing is brought to our measures. */
export interface Fitting {
  /** The lines that it has. */
  lines: 1 | 2;
  /** Whether letters of its last line reach below it, as p does. */
  descends: boolean;
}

/** The same drawing at our measures: capitals of 660 units on the line, the box as wide as the ink. */
export function fitWordmark({ paths }: Wordmark, { lines, descends }: Fitting): Wordmark {
  const ink = measureInk(paths.map(({ d }) => d));
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
