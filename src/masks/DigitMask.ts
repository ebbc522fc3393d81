import { FieldMask, type Edit, type Insertion } from './FieldMask';
import { digitsOf, formatDigits, type DigitMaskOptions } from './masks';
import { parseDigits } from './parsers';

/** Digits in a pattern. Digits that exceed the pattern are displayed after it. */
export class DigitMask extends FieldMask {
  /** The format and its rules. They can change while the value stays. */
  options: DigitMaskOptions;

  constructor(options: DigitMaskOptions) {
    super();
    this.options = options;
  }

  get hidden(): boolean {
    return this.options.pattern.includes('X');
  }

  override isRaw(char: string): boolean {
    return /[\d*+]/.test(char);
  }

  /** Counts from the end, because parsing removes and adds digits at the start: a prefix, the 0 of a month. */
  rawBefore(text: string, position: number): number {
    const after = Array.from(text.slice(position)).filter((char) => this.isRaw(char));
    return Math.max(0, this._value.length - after.length);
  }

  parseText(text: string, isTyping = false): string {
    return (this.options.parse ?? parseDigits)(text, isTyping);
  }

  finish(raw: string): string {
    return this.options.finish?.(raw) ?? raw;
  }

  formatRaw(raw: string): string {
    return formatDigits(this.options.pattern, raw);
  }

  /** Replaces each asterisk of a text with the digit that it conceals. */
  override resolve(text: string): void {
    const known = (mark: string, index: number) => this._value.charAt(index) || mark;
    super.resolve(this.hidden ? text.replace(/\*/g, known) : text);
  }

  insert({ before, text, after, replaced, isKey }: Insertion): Edit | undefined {
    const kept = before + after;
    // A separator in the middle affects only the digits before it: it pads a one-digit month.
    const isSeparator = after !== '' && this.parseText(text) === '';
    const head = this.parseText(isSeparator ? before + text : before + text + after, isKey);
    const raw = isSeparator ? head + after : head;
    const maxLength = this.options.maxLength?.(raw) ?? digitsOf(this.options.pattern);
    if (head === '' || raw === kept) return undefined;
    if (isKey && raw.length > Math.max(maxLength, kept.length + replaced)) return undefined;
    return { raw, caret: Math.max(0, raw.length - after.length) };
  }
}
