import { FieldMask, type Edit, type Insertion } from './FieldMask';
import { digitsOf, formatDigits, type DigitMaskOptions } from './masks';
import { parseDigits } from './parsers';

/** Digits in a pattern. Digits that exceed the pattern are displayed after it. */
export class DigitMask extends FieldMask {
  override readonly hidden: boolean;
  readonly #capacity: number;
  readonly #options: DigitMaskOptions;

  constructor(options: DigitMaskOptions) {
    super();
    this.#options = options;
    this.#capacity = digitsOf(options.pattern);
    this.hidden = options.pattern.includes('X');
  }

  /** Separators can be anywhere, because the browser also checks a text that was typed before hydration. */
  override get inputPattern(): string {
    const { lengths = [this.#capacity] } = this.#options;
    const digits = lengths.map((count) => `(?:[\\d*][^\\d*+]*){${String(count)}}`);
    return `[^\\d*+]*(?:${digits.join('|')})`;
  }

  override hintAfter(raw: string): string {
    return raw.startsWith('+') ? '' : this.#options.pattern.slice(this.formatRaw(raw).length);
  }

  override isRaw(char: string): boolean {
    return /[\d*+]/.test(char);
  }

  parseText(text: string, isTyping = false): string {
    return (this.#options.parse ?? parseDigits)(text, isTyping);
  }

  finish(raw: string): string {
    return this.#options.finish?.(raw) ?? raw;
  }

  formatRaw(raw: string): string {
    return formatDigits(this.#options.pattern, raw);
  }

  /** A concealed digit of a complete text is the digit that it displays. */
  override resolve(text: string): void {
    const known = (mark: string, index: number) => this._value.charAt(index) || mark;
    super.resolve(this.hidden ? text.replace(/\*/g, known) : text);
  }

  insert({ before, text, after, replaced, isKey }: Insertion): Edit | undefined {
    const kept = before + after;
    // A separator in the middle affects only the digits before it: it pads a one-digit month.
    const isSeparator = after !== '' && this.parseText(text) === '';
    const raw = isSeparator
      ? this.parseText(before + text, isKey) + after
      : this.parseText(before + text + after, isKey);
    const maxLength = this.#options.maxLength?.(raw) ?? this.#capacity;
    if (raw === '' || raw === kept) return undefined;
    if (isKey && raw.length > Math.max(maxLength, kept.length + replaced)) return undefined;
    return { raw, caret: Math.max(0, raw.length - after.length) };
  }
}
