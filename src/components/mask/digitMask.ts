import MaskedPattern from 'imask/esm/masked/pattern';
import type { Edited, Insertion, Mask } from './contract';
import { keepDigits } from './digits';

/** What sets one mask of digits apart. */
export interface DigitMaskOptions {
  /** The pattern: `0` is a digit, `X` is a digit shown as `*`, the rest is shown as it is. */
  pattern: string;
  /** The raw value of any text; its digits by default. */
  read?: (text: string) => string;
  /** The finished form of a raw value that is left behind; itself by default. */
  finish?: (raw: string) => string;
  /** How long a raw value may grow by typing; as long as the pattern by default. */
  room?: (raw: string) => number;
}

const definitions = { X: { mask: /\d/, displayChar: '*' } };

/** A mask of digits over a pattern of imask; more digits than it holds are shown after it. */
export function digitMask({
  pattern,
  read = keepDigits,
  finish = (raw) => raw,
  room,
}: DigitMaskOptions): Mask {
  const capacity = pattern.replace(/[^0X]/g, '').length;
  const hidden = pattern.includes('X');
  const model = new MaskedPattern({ mask: pattern, definitions });
  /** The pattern is not for a value with a sign before it. */
  const isSigned = (raw: string) => raw.startsWith('+');

  function load(raw: string): string {
    model.unmaskedValue = raw;
    return model.displayValue;
  }

  function format(raw: string): string {
    if (isSigned(raw)) return raw;
    const surplus = raw.slice(capacity);
    const display = load(raw);
    if (surplus === '') return display;
    return hidden ? display + surplus.replace(/\d/g, '*') : `${display} ${surplus}`;
  }

  function places(raw: string): readonly number[] {
    if (isSigned(raw)) return Array.from({ length: raw.length + 1 }, (_, place) => place);
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

  /** Reads the whole value anew: what comes in parts means what it would have meant in one. */
  function insert({ before, text, after, replaced, whole }: Insertion): Edited | undefined {
    const kept = before + after;
    // A separator with something behind it tells of what stands before it alone: of a month's one digit.
    const isSeparator = after !== '' && read(text) === '';
    const raw = isSeparator ? read(before + text) + after : read(before + text + after);
    const most = Math.max(room?.(raw) ?? capacity, kept.length + replaced);
    if (raw === '' || raw === kept) return undefined;
    if (!whole && raw.length > most) return undefined;
    return { raw, caret: Math.max(0, raw.length - after.length) };
  }

  return {
    hidden,
    format,
    places,
    rest: (raw) => (isSigned(raw) ? '' : pattern.slice(format(raw).length)),
    clean: read,
    insert,
    finish,
  };
}
