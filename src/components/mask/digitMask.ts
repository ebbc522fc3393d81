import MaskedPattern from 'imask/esm/masked/pattern';
import type { Edited, Insertion, Mask } from './contract';
import { keepDigits } from './digits';

/** What sets one mask of digits apart. */
export interface DigitMaskOptions {
  /** The pattern: `0` is a digit, `X` is a digit shown as `*`, the rest is shown as it is. */
  pattern: string;
  /** The digits of a text that came whole; all of them by default. */
  paste?: (text: string) => string;
  /** The value after typing, where a mask knows better than the digits alone. */
  typed?: (insertion: Insertion) => Edited | undefined;
}

const definitions = { X: { mask: /\d/, displayChar: '*' } };

/** A mask of digits over a pattern of imask; more digits than it holds are shown after it. */
export function digitMask({ pattern, paste = keepDigits, typed }: DigitMaskOptions): Mask {
  const capacity = pattern.replace(/[^0X]/g, '').length;
  const hidden = pattern.includes('X');
  const model = new MaskedPattern({ mask: pattern, definitions });

  function load(raw: string): string {
    model.unmaskedValue = raw;
    return model.displayValue;
  }

  function format(raw: string): string {
    const surplus = raw.slice(capacity);
    const display = load(raw);
    if (surplus === '') return display;
    return hidden ? display + surplus.replace(/\d/g, '*') : `${display} ${surplus}`;
  }

  function places(raw: string): readonly number[] {
    const display = load(raw);
    const inMask = Array.from(
      { length: display.length + 1 },
      (_, place) => model.extractInput(0, place).length,
    );
    const surplus = Array.from(raw.slice(capacity), (_, index) => capacity + index + 1);
    return surplus.length > 0 && !hidden
      ? [...inMask, capacity, ...surplus]
      : [...inMask, ...surplus];
  }

  function insert(insertion: Insertion): Edited | undefined {
    const { before, text, after, replaced, whole } = insertion;
    const special = whole ? undefined : typed?.(insertion);
    if (special !== undefined) return special;
    const kept = before.length + after.length;
    const room = Math.max(capacity, kept + replaced) - kept;
    const added = whole ? paste(text) : keepDigits(text).slice(0, room);
    if (added === '') return undefined;
    return { raw: before + added + after, caret: before.length + added.length };
  }

  return {
    hidden,
    format,
    places,
    rest: (raw) => pattern.slice(format(raw).length),
    clean: keepDigits,
    insert,
    finish: (raw) => raw,
  };
}
