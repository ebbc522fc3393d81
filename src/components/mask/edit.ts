import type { Change, Shown } from './change';
import type { Edited, Mask } from './contract';

/** What a person did to a shown value. */
export interface Action extends Change {
  /** The raw value before it. */
  raw: string;
  /** What was shown before it. */
  shown: Shown;
  /** Whether the text came whole (paste, drop, autofill). */
  whole: boolean;
}

function remove(mask: Mask, { raw, shown, from, to }: Action): Edited {
  let start = shown.places[from] ?? raw.length;
  let end = shown.places[to] ?? raw.length;
  // A separator is nobody's: deleting it with a caret takes the digit behind it.
  if (start === end && shown.start === shown.end) {
    if (from >= shown.start) end += 1;
    else start = Math.max(0, start - 1);
  }
  const head = mask.clean(raw.slice(0, start));
  const left = mask.clean(raw.slice(0, start) + raw.slice(end));
  return { raw: left, caret: Math.min(head.length, left.length) };
}

/** The raw value after an action; nothing when the mask refuses it. */
export function applyAction(mask: Mask, action: Action): Edited | undefined {
  const { raw, shown, from, to, inserted, whole } = action;
  if (inserted === '') return remove(mask, action);
  const start = shown.places[from] ?? raw.length;
  const end = shown.places[to] ?? raw.length;
  return mask.insert({
    before: raw.slice(0, start),
    text: inserted,
    after: raw.slice(end),
    replaced: end - start,
    whole,
  });
}

/** The place in the display that holds `caret` raw characters before it, nearest to `wished`. */
export function placeOf(places: readonly number[], caret: number, wished: number): number {
  const first = places.indexOf(caret);
  if (first === -1) return places.length - 1;
  return Math.min(Math.max(wished, first), places.lastIndexOf(caret));
}
