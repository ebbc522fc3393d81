/** A check by hand: the date, and what was done. */
export interface HandCheck {
  /** The date, `YYYY-MM-DD`. */
  on: string;
  /** What was done, and what it showed. */
  how: string;
}

/**
 * A success criterion of WCAG 2.2 at level A or AA, with what proves it. A criterion without a proof and
 * without `notApplicable` is not checked.
 */
export interface Criterion {
  /** The number, such as `1.4.3`. */
  number: string;
  /** The name, as in WCAG. */
  name: string;
  /** The level of conformance. */
  level: 'A' | 'AA';
  /** Why the criterion does not apply. */
  notApplicable?: string;
  /** Rules of axe that run on each story. */
  axe?: readonly string[];
  /** Ids of stories whose play asserts it. */
  stories?: readonly string[];
  /** Ids of stories whose transcripts show it, in `tests/a11y/references`. */
  transcripts?: readonly string[];
  /** Uses of colour pairs in `src/theme/contrast.ts`, which are measured in each theme. */
  contrast?: readonly string[];
  /** Checks of `tests/stories/checkStory.ts`, which run on each story. */
  checks?: readonly string[];
  /** Tests: the file, and the title in it. */
  tests?: readonly (readonly [file: string, title: string])[];
  /** A check by hand. */
  byHand?: HandCheck;
  /** What the proofs do not show. */
  remark?: string;
}

/** The day of the checks by hand. */
const CHECKED_ON = '2026-11-25';

/** A check by hand on that day. */
export function byHand(how: string): HandCheck {
  return { on: CHECKED_ON, how };
}
