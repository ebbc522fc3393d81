import ChangeDetails from 'imask/esm/core/change-details';
import { DIRECTION, type Direction } from 'imask/esm/core/utils';
import Masked from 'imask/esm/masked/base';
import { countRaw, type Mask, type MaskProblem } from './mask';

/**
 * imask's model of a field. It stores the raw value and reads the complete text after each edit, so that typed, pasted
 * and filled text give the same value.
 */
export class MaskModel extends Masked<string> {
  override overwrite = undefined;
  override eager = undefined;
  override skipInvalid = undefined;
  override autofix = undefined;
  /** The mask. It can change while the value stays. */
  override mask: Mask;
  /** What the field has left out of the last text. */
  problem: MaskProblem = '';
  /** Whether the next edit is at a caret, without a selection. */
  isAtCaret = true;
  /** Whether the last edit changed nothing. */
  isRejected = false;
  /** The typed text that gave the value. The next key at its end is read with it: a prefix may belong to a longer number. */
  #typed = '';

  constructor(mask: Mask) {
    super({});
    this.mask = mask;
  }

  /** Whether the display conceals characters, so that the value cannot be read from it. */
  get hidden(): boolean {
    return this.mask.pattern?.includes('X') === true;
  }

  override get displayValue(): string {
    return this.mask.show(this._value);
  }

  /** Sets a complete text. The current display changes nothing. */
  override resolve(text: string): void {
    this.problem = '';
    if (text === this.displayValue) return;
    const known = (mark: string, index: number) => this._value.charAt(index) || mark;
    const full = this.hidden ? text.replace(/\*/g, known) : text;
    this.#set(this.mask.read(full));
    if (this.mask.isCut?.(this._value, full) === true) this.problem = 'cut';
    else if (this._value === '' && full.trim() !== '') this.problem = 'unread';
  }

  override doCommit(): void {
    this.#set(this.mask.finish(this._value));
  }

  override splice(
    start: number,
    deleteCount: number,
    inserted = '',
    direction: Direction = DIRECTION.NONE,
  ): ChangeDetails {
    this.problem = '';
    const value = this._value;
    let from = this.#rawIndex(start);
    let to = this.#rawIndex(start + deleteCount);
    // A caret that deletes a separator deletes the raw character next to it.
    const isSeparator = this.isAtCaret && from === to;
    if (isSeparator && direction === DIRECTION.LEFT) from = Math.max(0, from - 1);
    if (isSeparator && direction === DIRECTION.RIGHT) to += 1;
    const [before, after] = [value.slice(0, from), value.slice(to)];
    const rawCaret =
      inserted === '' ? this.#delete(before, after) : this.#insert(before, inserted, after);
    this.isRejected = rawCaret === undefined;
    const caret = this.#position(rawCaret ?? to, start + inserted.length);
    return new ChangeDetails({ tailShift: caret - start });
  }

  /** Returns the position in the display that corresponds to a position in another text of the value. */
  positionIn(text: string, position: number): number {
    if (position === text.length) return this.displayValue.length;
    const head = this.mask.read(text.slice(0, position));
    return this.#position(this.#rawCaret(head, text.slice(position)), position);
  }

  #set(value: string, typed = value): void {
    this._value = value;
    this.#typed = typed;
  }

  /** Deletes what is between two parts of the value. Reading adds no deleted character, such as the 0 of a month. */
  #delete(before: string, after: string): number {
    const kept = before + after;
    const read = this.mask.read(kept, true);
    this.#set(read.length > kept.length ? kept : read);
    return Math.min(before.length, this.#rawCaret(this.mask.read(before, true), after));
  }

  /** Inserts a text between two parts of the value. Returns undefined if the value stays. */
  #insert(before: string, text: string, after: string): number | undefined {
    const isKey = Array.from(text).length === 1;
    const isAtEnd = before === this._value;
    const head = (isKey && isAtEnd ? this.#typed : before) + text;
    const read = this.mask.read(head + after, isKey);
    const isCut = this.mask.isCut?.(read, head + after) === true;
    // A key that exceeds a name is left out. A longer text is shortened.
    if (isCut) this.problem = 'cut';
    else if (!isKey && (read === '' || read === before + after)) this.problem = 'unread';
    if (read === '' || (isCut && isKey)) return undefined;
    const isChanged = read !== before + after;
    if (isChanged || isAtEnd) this.#set(read, isKey ? head + after : read);
    return isChanged ? this.#rawCaret(this.mask.read(head, isKey), after) : undefined;
  }

  /**
   * Returns how many characters of the value are before a caret between two texts. Reading can remove and add digits at
   * the start, such as a prefix or the 0 of a month. Then it counts from the end.
   */
  #rawCaret(head: string, after: string): number {
    if (this._value.startsWith(head)) return head.length;
    return Math.max(0, this._value.length - countRaw(this.mask, after));
  }

  /** Returns how many raw characters are before a position of the display. */
  #rawIndex(position: number): number {
    const before = this.displayValue.slice(0, position);
    return Math.min(countRaw(this.mask, before), this._value.length);
  }

  /** Returns the position after `count` raw characters of the display that is nearest to `preferred`. */
  #position(count: number, preferred: number): number {
    const display = this.displayValue;
    const isRaw = (index: number) => countRaw(this.mask, display.charAt(index)) > 0;
    let first = 0;
    for (let rest = count; rest > 0 && first < display.length; first += 1) {
      if (isRaw(first)) rest -= 1;
    }
    let last = first;
    while (last < display.length && !isRaw(last)) last += 1;
    return Math.min(Math.max(preferred, first), last);
  }
}
