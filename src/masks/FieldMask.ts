import ChangeDetails from 'imask/esm/core/change-details';
import { DIRECTION, type Direction } from 'imask/esm/core/utils';
import Masked from 'imask/esm/masked/base';

/** Text that replaces a range of a raw value. */
export interface Insertion {
  /** The raw value before the range. */
  before: string;
  /** The inserted text, unchanged. */
  text: string;
  /** The raw value after the range. */
  after: string;
  /** The length of the range. */
  replaced: number;
  /** Whether the text is one typed character: a longer text is never cut to fit. */
  isKey: boolean;
}

/** A raw value, and how many of its characters are before the caret. */
export interface Edit {
  raw: string;
  caret: number;
}

/**
 * imask's model of a field. It keeps the raw value and reads it again as one text after each edit,
 * so that a text means the same whether it is typed, pasted or filled in.
 */
export abstract class FieldMask extends Masked<string> {
  override overwrite = undefined;
  override eager = undefined;
  override skipInvalid = undefined;
  override autofix = undefined;
  /** Whether the display conceals characters, so that no value can be read from it. */
  readonly hidden: boolean = false;
  /** Whether the last text had more than the field can hold. */
  isCut = false;
  /** Whether the next edit is made at a caret, and not over a selection. */
  isAtCaret = true;
  /** Whether the last edit was refused. */
  isRefused = false;

  constructor() {
    super({});
  }

  /** Returns the raw value of any text. */
  abstract read(text: string): string;
  /** Returns what is shown for a raw value. */
  abstract show(raw: string): string;
  /** Returns the raw value after an insertion, or undefined where the field refuses it. */
  abstract insert(insertion: Insertion): Edit | undefined;
  /** Returns the raw value that is left when the field loses focus. */
  abstract finish(raw: string): string;

  /** Returns the rest of the pattern behind what is shown for a raw value. */
  restOf(_raw: string): string {
    return '';
  }

  override get displayValue(): string {
    return this.show(this._value);
  }

  /** Whether a displayed character belongs to the raw value; the others separate. */
  isRaw(_char: string): boolean {
    return true;
  }

  /** Takes a text as the complete value. The display that is read back changes nothing. */
  override resolve(text: string): void {
    this.isCut = false;
    if (text !== this.displayValue) this._value = this.read(text);
  }

  override doCommit(): void {
    this._value = this.finish(this._value);
  }

  override splice(
    start: number,
    deleteCount: number,
    inserted = '',
    direction: Direction = DIRECTION.NONE,
  ): ChangeDetails {
    this.isCut = false;
    const raw = this._value;
    let from = this.#rawIndex(start);
    let to = this.#rawIndex(start + deleteCount);
    // A caret that deletes a separator deletes the raw character next to it.
    const isSeparator = this.isAtCaret && from === to;
    if (isSeparator && direction === DIRECTION.LEFT) from = Math.max(0, from - 1);
    if (isSeparator && direction === DIRECTION.RIGHT) to += 1;
    const [before, after] = [raw.slice(0, from), raw.slice(to)];
    const isKey = Array.from(inserted).length === 1;
    const edit =
      inserted === ''
        ? { raw: this.read(before + after), caret: this.read(before).length }
        : this.insert({ before, text: inserted, after, replaced: to - from, isKey });
    this.isRefused = edit === undefined;
    this._value = edit?.raw ?? raw;
    const caret = this.#position(edit?.caret ?? to, start + inserted.length);
    return new ChangeDetails({ tailShift: caret - start });
  }

  /** How many raw characters are before a position of the display. */
  #rawIndex(position: number): number {
    const display = this.displayValue;
    let count = 0;
    for (let index = 0; index < position; index += 1) {
      if (this.isRaw(display.charAt(index))) count += 1;
    }
    return Math.min(count, this._value.length);
  }

  /** The position of the display with `count` raw characters before it that is nearest to `wished`. */
  #position(count: number, wished: number): number {
    const display = this.displayValue;
    let first = 0;
    for (let left = count; left > 0 && first < display.length; first += 1) {
      if (this.isRaw(display.charAt(first))) left -= 1;
    }
    let last = first;
    while (last < display.length && !this.isRaw(display.charAt(last))) last += 1;
    return Math.min(Math.max(wished, first), last);
  }
}
