import { FieldMask, type Edit, type Insertion } from './FieldMask';
import { parseDigits } from './parsers';

/** The options of a {@link DigitMask}. */
export interface DigitMaskOptions {
  /** `0` is a digit, `X` is a digit displayed as `*`, any other character is a separator. */
  pattern: string;
  /** Returns the raw value of any text. @default its digits */
  parse?: (text: string) => string;
  /** Returns the raw value after the field loses focus. @default the same value */
  finish?: (raw: string) => string;
  /** Returns how many characters can be typed. @default the digits of the pattern */
  maxLength?: (raw: string) => number;
  /** How many digits a complete value has. @default the digits of the pattern */
  lengths?: readonly number[];
}

/** Digits in a pattern. Digits that exceed the pattern are displayed after it. */
export class DigitMask extends FieldMask {
  override readonly hidden: boolean;
  readonly #capacity: number;
  readonly #options: DigitMaskOptions;

  constructor(options: DigitMaskOptions) {
    super();
    this.#options = options;
    this.#capacity = options.pattern.replace(/[^0X]/g, '').length;
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

  parseText(text: string): string {
    return (this.#options.parse ?? parseDigits)(text);
  }

  finish(raw: string): string {
    return this.#options.finish?.(raw) ?? raw;
  }

  formatRaw(raw: string): string {
    // The pattern does not apply to a number with a country code.
    if (raw.startsWith('+')) return raw;
    let display = '';
    let count = 0;
    for (const char of this.#options.pattern) {
      if (count === raw.length) return display;
      if (char === '0') display += raw.charAt(count);
      else display += char === 'X' ? '*' : char;
      if (char === '0' || char === 'X') count += 1;
    }
    const surplus = raw.slice(count);
    if (surplus === '') return display;
    return this.hidden ? display + '*'.repeat(surplus.length) : `${display} ${surplus}`;
  }

  insert({ before, text, after, replaced, isKey }: Insertion): Edit | undefined {
    const kept = before + after;
    // A separator in the middle affects only the digits before it: it pads a one-digit month.
    const isSeparator = after !== '' && this.parseText(text) === '';
    const raw = isSeparator
      ? this.parseText(before + text) + after
      : this.parseText(before + text + after);
    const maxLength = this.#options.maxLength?.(raw) ?? this.#capacity;
    if (raw === '' || raw === kept) return undefined;
    if (isKey && raw.length > Math.max(maxLength, kept.length + replaced)) return undefined;
    return { raw, caret: Math.max(0, raw.length - after.length) };
  }
}
