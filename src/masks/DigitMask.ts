import { FieldMask, type Edit, type Insertion } from './FieldMask';
import { formatDigits, lengthsOf, type DigitMaskOptions } from './masks';
import { parseDigits, parseSigned } from './parsers';

/** Creates the model of a field for digits. */
export function createDigitMask(options: DigitMaskOptions): FieldMask {
  return new DigitMask(options);
}

/** Digits in a pattern. Digits that exceed the pattern are displayed after it. */
class DigitMask extends FieldMask<DigitMaskOptions> {
  /** The digits that parsing has removed from the start of the value. */
  #prefix = '';

  get hidden(): boolean {
    return this.options.pattern.includes('X');
  }

  override isRaw(char: string): boolean {
    return /[\p{Nd}*+]/u.test(char);
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
    const full = this.hidden ? text.replace(/\*/g, known) : text;
    if (full !== this.displayValue) this.#prefix = '';
    super.resolve(full);
    this.#keepPrefix(full);
  }

  insert({ before, text, after, replaced, isKey }: Insertion): Edit | undefined {
    const kept = before + after;
    // A separator in the middle affects only the digits before it: it pads a one-digit month.
    const isSeparator = after !== '' && this.parseText(text) === '';
    // A number that was complete without its prefix is not, if another digit follows.
    const isContinued = isKey && after === '' && lengthsOf(this.options).includes(before.length);
    const prefix = isContinued ? this.#prefix : '';
    const source = prefix + before + text + (isSeparator ? '' : after);
    const head = this.parseText(source, isKey);
    const raw = isSeparator ? head + after : head;
    if (head === '' || raw === kept) {
      if (!isKey) this.problem = 'unread';
      return undefined;
    }
    if (isKey && raw.length > Math.max(this.#maxLength(raw), kept.length + replaced)) {
      this.problem = 'cut';
      return undefined;
    }
    if (kept === '') this.#prefix = '';
    this.#keepPrefix(source, raw);
    return { raw, caret: Math.max(0, raw.length - after.length) };
  }

  #maxLength(raw: string): number {
    return this.options.maxLength?.(raw) ?? Math.max(...lengthsOf(this.options));
  }

  /** Keeps what parsing has removed from a text, while the value is edited. */
  #keepPrefix(text: string, raw = this._value): void {
    const digits = parseSigned(text);
    if (raw !== '' && raw !== digits && digits.endsWith(raw)) {
      this.#prefix = digits.slice(0, -raw.length);
    }
  }
}
