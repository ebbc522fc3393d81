import { keepDigits } from './digits';
import { FieldMask, type Edit, type Insertion } from './FieldMask';

/** What one field of digits differs in. */
export interface DigitMaskOptions {
  /** `0` is a digit, `X` is a digit shown as `*`, any other character separates. */
  pattern: string;
  /** Returns the raw value of any text; its digits by default. */
  read?: (text: string) => string;
  /** Returns the raw value that is left when the field loses focus; itself by default. */
  finish?: (raw: string) => string;
  /** Returns how many digits may be typed; as many as the pattern has by default. */
  room?: (raw: string) => number;
}

/** Digits in a pattern. Digits that exceed the pattern are shown after it, never cut. */
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

  override restOf(raw: string): string {
    return raw.startsWith('+') ? '' : this.#options.pattern.slice(this.show(raw).length);
  }

  override isRaw(char: string): boolean {
    return char !== ' ' && char !== '/';
  }

  read(text: string): string {
    return (this.#options.read ?? keepDigits)(text);
  }

  finish(raw: string): string {
    return this.#options.finish?.(raw) ?? raw;
  }

  show(raw: string): string {
    // A number with its country code is not one of the pattern yet.
    if (raw.startsWith('+')) return raw;
    let shown = '';
    let count = 0;
    for (const char of this.#options.pattern) {
      if (count === raw.length) return shown;
      if (char === '0') shown += raw.charAt(count);
      else shown += char === 'X' ? '*' : char;
      if (char === '0' || char === 'X') count += 1;
    }
    const surplus = raw.slice(count);
    if (surplus === '') return shown;
    return this.hidden ? shown + '*'.repeat(surplus.length) : `${shown} ${surplus}`;
  }

  insert({ before, text, after, replaced, isKey }: Insertion): Edit | undefined {
    const kept = before + after;
    // A separator in the middle says something of the digits before it only: of a month's one digit.
    const isSeparator = after !== '' && this.read(text) === '';
    const raw = isSeparator ? this.read(before + text) + after : this.read(before + text + after);
    const room = this.#options.room?.(raw) ?? this.#capacity;
    if (raw === '' || raw === kept) return undefined;
    if (isKey && raw.length > Math.max(room, kept.length + replaced)) return undefined;
    return { raw, caret: Math.max(0, raw.length - after.length) };
  }
}
