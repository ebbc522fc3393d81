import { readChange, type Shown } from './change';
import type { Edited, Mask } from './contract';
import { applyAction } from './edit';

/** A selection, in places of the shown text. */
export type Selection = Pick<Shown, 'start' | 'end'>;

/** A field as it was when a change began. */
export interface Base {
  /** What was shown and selected. */
  shown: Shown;
  /** The raw value that the places of `shown` count in. */
  raw: string;
  /** The value and caret to go back to. */
  origin: Edited;
}

/** The field as it is now, ready for a change. */
export function captureBase(mask: Mask, raw: string, selection: Selection): Base {
  const places = mask.places(raw);
  const caret = places[selection.end] ?? raw.length;
  return {
    shown: { text: mask.format(raw), places, ...selection },
    raw,
    origin: { raw, caret },
  };
}

/** The selection before a change that was not announced, as if a caret had made it. */
export function guessSelection(grown: number, caret: number, inputType: string): Selection {
  const start = inputType === 'deleteContentForward' ? caret : Math.max(0, caret - grown);
  return { start, end: start };
}

/** The field between the two halves of a drag: the dragged text is gone and not yet back. */
export function liftBase({ shown, raw, origin }: Base, text: string, caret: number): Base {
  const { from, to } = readChange(shown, text, caret);
  const start = shown.places[from] ?? raw.length;
  const end = shown.places[to] ?? raw.length;
  const behind = shown.places.slice(to + 1).map((count) => count - (end - start));
  return {
    shown: {
      text,
      places: [...shown.places.slice(0, from + 1), ...behind],
      start: caret,
      end: caret,
    },
    raw: raw.slice(0, start) + raw.slice(end),
    origin,
  };
}

const WHOLE = ['insertFromPaste', 'insertFromDrop', 'insertFromYank', 'insertReplacementText'];

/** Whether a change is one key's: one character that was not pasted, dropped or filled in. */
function isKey(inputType: string, inserted: string): boolean {
  return !WHOLE.includes(inputType) && Array.from(inserted).length === 1;
}

/** What a change makes of the field; nothing when the mask refuses it. */
export function readEdit(
  mask: Mask,
  { shown, raw }: Base,
  text: string,
  caret: number,
  inputType: string,
): (Edited & { isTyping: boolean }) | undefined {
  const change = readChange(shown, text, caret);
  const whole = !isKey(inputType, change.inserted);
  const edited = applyAction(mask, { ...change, raw, shown, whole });
  return edited && { ...edited, isTyping: !whole || inputType === 'insertCompositionText' };
}
