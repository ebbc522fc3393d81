import type { Currency } from './contract';
import { logMistake } from './logMistake';

/** The options of {@link formatAmount}. */
export interface AmountFormat {
  /** The language of the separators (BCP 47), such as `es-MX` or `pt-BR`. `es` and `en` are those of Mexico. */
  language: string;
  /** The currency (ISO 4217). */
  currency: Currency;
  /** Whether to omit the cents when they are zero. */
  short?: boolean | undefined;
  /**
   * The decimals to which the amount is rounded, from 0 to 20.
   * @default those of the currency, or up to four if the amount has more
   */
  fractionDigits?: number | undefined;
}

/** The most decimals by default: no currency has more, and the errors of binary fractions have. */
const MAX_DIGITS = 4;

// ISO 4217. Systems differ in the decimals of a currency, so their data is not used.
const WITHOUT_CENTS = /BIF|CLP|DJF|GNF|ISK|JPY|KMF|KRW|PYG|RWF|UGX|UYI|VND|VUV|XAF|XOF|XPF/;
const WITH_THOUSANDTHS = /BHD|IQD|JOD|KWD|LYD|OMR|TND/;

const CODE = /^[A-Z]{3}$/;

/** What a caller without types may pass. */
type Loose = string | number | null | undefined;

function textOf(value: Loose): string {
  return String(value ?? '').trim();
}

/** Reads a number, or a text or an object that is one. Nothing is no number. */
function readNumber(value: Loose): number {
  const text = textOf(value);
  return text === '' ? Number.NaN : Number(text);
}

/** Reads a language as systems write it, such as `es_CO.UTF-8` or `en-US,en;q=0.9`. */
function readLanguage(language: Loose): string {
  const [tag = ''] = textOf(language)
    .replaceAll('_', '-')
    .split(/[^\w-]/);
  // The app's languages have no region, and its prices use Mexican conventions.
  if (/^(es|en)$/i.test(tag)) return `${tag}-MX`;
  try {
    if (Intl.NumberFormat.supportedLocalesOf(tag).length > 0) return tag;
  } catch {
    // It is no tag.
  }
  logMistake(`An amount has the unknown language "${String(language)}". Write it as es-CO.`);
  return 'es-MX';
}

/** Reads a currency. One that is no code is returned as it is. */
function readCurrency(currency: Loose): string {
  const text = textOf(currency);
  const code = text.toUpperCase();
  if (CODE.test(code)) return code;
  logMistake(`An amount has the unknown currency "${text}". Write its code, such as MXN.`);
  return text;
}

/** Returns the least number of decimals. Pesos of Colombia have cents, which are not shown when they are zero. */
function leastDigits(code: string, isWhole: boolean, short = false): number {
  if (isWhole && (short || code === 'COP')) return 0;
  if (WITHOUT_CENTS.test(code)) return 0;
  return WITH_THOUSANDTHS.test(code) ? 3 : 2;
}

/** Creating a formatter is the most expensive step, and every price of a list uses the same one. */
const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf(
  language: string,
  currency: string,
  least = 0,
  most = 0,
  currencyDisplay: 'symbol' | 'narrowSymbol' = 'narrowSymbol',
): Intl.NumberFormat {
  const key = [language, currency, least, most, currencyDisplay].join(' ');
  let formatter = formatters.get(key);
  if (formatter === undefined) {
    formatter = new Intl.NumberFormat(language, {
      ...(CODE.test(currency) && { style: 'currency', currency, currencyDisplay }),
      minimumFractionDigits: least,
      maximumFractionDigits: most,
    });
    formatters.set(key, formatter);
  }
  return formatter;
}

/** Returns an amount and its formatter. */
function resolve(value: Loose, { language, currency, short, fractionDigits }: AmountFormat) {
  const number = readNumber(value);
  const digits = readNumber(fractionDigits);
  const isFixed = Number.isInteger(digits) && digits >= 0 && digits <= 20;
  const most = isFixed ? digits : MAX_DIGITS;
  const rounded = Number(number.toFixed(most));
  const code = readCurrency(currency);
  const least = isFixed ? digits : leastDigits(code, Number.isInteger(rounded), short);
  const formatter = formatterOf(readLanguage(language), code, least, most);
  // Not the negative zero.
  return { amount: rounded === 0 ? 0 : number, formatter };
}

/**
 * Formats an amount as text, such as `$1,234.50`, in any language and currency. In JavaScript, a text that is a number, such
 * as `'50.00'`, is read as one. What is no number has no text. An unknown language is formatted as that of Mexico, and an
 * unknown currency without its sign.
 */
export function formatAmount(value: number, format: AmountFormat): string {
  const { amount, formatter } = resolve(value, format);
  if (Number.isFinite(amount)) return formatter.format(amount);
  if (textOf(value) !== '') logMistake(`The amount "${value}" is no number. Write 1234.5.`);
  return '';
}

/** Splits an amount at its sign, so that the sign can be raised. Some languages end with the sign. */
export function amountParts(value: number, format: AmountFormat) {
  const { amount, formatter } = resolve(value, format);
  const parts = formatter.formatToParts(amount);
  const index = parts.findIndex(({ type }) => type === 'currency');
  const text = (from: number, to?: number) =>
    parts
      .slice(from, to)
      .map((part) => part.value)
      .join('');
  return {
    before: text(0, Math.max(index, 0)),
    sign: text(index, index + 1),
    after: text(index + 1),
  };
}

/**
 * Returns the code of a currency that an amount needs, or an empty text: where the language is spoken, the sign alone is
 * that of another currency. In Mexico, `$` is MXN and not USD. In the United States, it is USD and not MXN.
 */
export function currencyTag({ language, currency }: AmountFormat): string {
  const code = readCurrency(currency);
  const locale = readLanguage(language);
  // A code begins with its country, where each sign is that of its own currency.
  if (code.slice(0, 2) === new Intl.Locale(locale).maximize().region) return '';
  // Unicode's data has the signs of Mexico in Spanish only. In English, they are those of the United States.
  const spoken = /^en-MX$/i.test(locale) ? 'es-MX' : locale;
  const [full, narrow] = (['symbol', 'narrowSymbol'] as const).map((display) =>
    formatterOf(spoken, code, 0, 0, display).format(0),
  );
  return full === narrow && CODE.test(code) ? '' : code;
}

/**
 * Formats an amount for a sentence, where no currency tag can be rendered. The text includes a currency whose
 * sign is ambiguous, such as `$20.00 USD`.
 */
export function statedAmount(value: number, format: AmountFormat): string {
  const amount = formatAmount(value, format);
  const tag = amount && currencyTag(format);
  // A no-break space keeps the number and its currency on one line.
  return tag ? `${amount}\u00a0${tag}` : amount;
}
