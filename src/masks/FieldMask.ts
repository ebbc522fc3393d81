import ChangeDetails from 'imask/esm/core/change-details';
import { DIRECTION, type Direction } from 'imask/esm/core/utils';
import Masked from 'imask/esm/masked/base';
import type { DigitMaskOptions, MaskProblem, NameMaskOptions } from './masks';

/** Text that replaces a range of a raw value. */
export interface Insertion {
  /** The raw value before the range. */
  before: string;
  /** The inserted text. */
  text: string;
  /** The raw value after the range. */
  after: string;
  /** The length of the range. */
  replaced: number;
  /** Whether the text is one character. A longer text is never shortened to fit. */
  isKey: boolean;
}

/** A raw value, and how many of its characters are before the caret. */
export interface Edit {
  raw: string;
  caret: number;
}

/**
 * imask's model of a field. It stores the raw value and parses the complete text after each edit, so that typed,
 * pasted and filled text give the same value.
 */
export abstract class FieldMask<
  Options = DigitMaskOptions | NameMaskOptions,
> extends Masked<string> {
  override overwrite = undefined;
  override eager = undefined;
  override skipInvalid = undefined;
  override autofix = undefined;
  /** The format and its rules. They can change while the value stays. */
  options: Options;
  /** What the field has left out of the last text. */
  problem: MaskProblem = '';
  /** Whether the next edit is at a caret, without a selection. */
  isAtCaret = true;
  /** Whether the last edit was rejected. */
  isRejected = false;

  constructor(options: Options) {
    super({});
    this.options = options;
  }

  /** Returns the raw value of any text, which can be unfinished while the user types. */
  abstract parseText(text: string, isTyping?: boolean): string;
  /** Returns the display of a raw value. */
  abstract formatRaw(raw: string): string;
  /** Returns the raw value after an insertion, or undefined if the field rejects it. */
  abstract insert(insertion: Insertion): Edit | undefined;
  /** Returns the raw value after the field loses focus. */
  abstract finish(raw: string): string;
  /** Returns how many characters of the raw value are before a position in a text that has this value. */
  abstract rawBefore(text: string, position: number): number;

  /** Whether the display conceals characters, so that the value cannot be parsed from it. */
  abstract get hidden(): boolean;

  override get displayValue(): string {
    return this.formatRaw(this._value);
  }

  /** Returns whether a displayed character belongs to the raw value. The others are separators. */
  isRaw(_char: string): boolean {
    return true;
  }

  /** Sets a complete text. The current display changes nothing. */
  override resolve(text: string): void {
    this.problem = '';
    if (text === this.displayValue) return;
    this._value = this.parseText(text);
    if (this._value === '' && text.trim() !== '') this.problem = 'unread';
  }

  override doCommit(): void {
    this._value = this.finish(this._value);
  }

  /** Returns the position in the display that corresponds to a position in another text of the value. */
  positionIn(text: string, position: number): number {
    if (position === text.length) return this.displayValue.length;
    return this.#position(this.rawBefore(text, position), position);
  }

  override splice(
    start: number,
    deleteCount: number,
    inserted = '',
    direction: Direction = DIRECTION.NONE,
  ): ChangeDetails {
    this.problem = '';
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
        ? this.#delete(before, after)
        : this.insert({ before, text: inserted, after, replaced: to - from, isKey });
    this.isRejected = edit === undefined;
    this._value = edit?.raw ?? raw;
    const caret = this.#position(edit?.caret ?? to, start + inserted.length);
    return new ChangeDetails({ tailShift: caret - start });
  }

  /** Returns the raw value without a range. Parsing adds no character that was deleted, such as the 0 of a month. */
  #delete(before: string, after: string): Edit {
    const kept = before + after;
    const parsed = this.parseText(kept, true);
    return {
      raw: parsed.length > kept.length ? kept : parsed,
      caret: Math.min(before.length, this.parseText(before, true).length),
    };
  }

  /** Returns how many raw characters are before a position of the display. */
  #rawIndex(position: number): number {
    const before = this.displayValue.slice(0, position).split('');
    return Math.min(before.filter((char) => this.isRaw(char)).length, this._value.length);
  }

  /** Returns the position after `count` raw characters of the display that is nearest to `preferred`. */
  #position(count: number, preferred: number): number {
    const display = this.displayValue;
    let first = 0;
    for (let rest = count; rest > 0 && first < display.length; first += 1) {
      if (this.isRaw(display.charAt(first))) rest -= 1;
    }
    let last = first;
    while (last < display.length && !this.isRaw(display.charAt(last))) last += 1;
    return Math.min(Math.max(preferred, first), last);
  }
}
