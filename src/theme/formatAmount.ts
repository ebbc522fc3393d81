import type { Currency } from './contract';

/** The options of {@link formatAmount}. */
export interface AmountFormat {
  /** The language of the separators (BCP 47), such as `es-MX` or `pt-BR`. `es` and `en` are those of Mexico. */
  language: string;
  /** The currency (ISO 4217). */
  currency: Currency;
  /** Whether to omit the cents when they are zero. */
  short?: boolean;
}

/** Creating a formatter is the most expensive step, and every price of a list uses the same one. */
const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf(
  { language, currency, short = false }: AmountFormat,
  currencyDisplay: 'symbol' | 'narrowSymbol' = 'narrowSymbol',
): Intl.NumberFormat {
  const key = [language, currency, short, currencyDisplay].join(' ');
  let formatter = formatters.get(key);
  if (formatter === undefined) {
    // The app's languages have no region, and its prices use Mexican conventions.
    formatter = new Intl.NumberFormat(/^(es|en)$/.test(language) ? `${language}-MX` : language, {
      style: 'currency',
      currency,
      currencyDisplay,
      trailingZeroDisplay: short ? 'stripIfInteger' : 'auto',
    });
    formatters.set(key, formatter);
  }
  return formatter;
}

/**
 * Formats an amount as text, such as `$1,234.50`, in any language and currency. What is no number has no text.
 * @throws {RangeError} when the language or the currency is not a valid code.
 */
export function formatAmount(value: number, format: AmountFormat): string {
  if (!Number.isFinite(value)) return '';
  return formatterOf(format).format(value);
}

/** Splits an amount at its sign, so that the sign can be raised. Some languages end with the sign. */
export function amountParts(value: number, format: AmountFormat) {
  const parts = formatterOf(format).formatToParts(value);
  const index = parts.findIndex(({ type }) => type === 'currency');
  const text = (from: number, to?: number) =>
    parts
      .slice(from, to)
      .map((part) => part.value)
      .join('');
  return { before: text(0, index), sign: text(index, index + 1), after: text(index + 1) };
}

/**
 * Returns whether an amount needs its currency's code: where the language is spoken, the sign alone is that of another
 * currency. In Mexico, `$` is MXN and not USD. In the United States, it is USD and not MXN.
 */
export function isAmbiguous({ language, currency }: AmountFormat): boolean {
  // Unicode's data has the signs of Mexico in Spanish only. In English, they are those of the United States.
  const format = { language: /^en(-MX)?$/.test(language) ? 'es-MX' : language, currency };
  const [full, narrow] = (['symbol', 'narrowSymbol'] as const).map((display) =>
    formatterOf(format, display).format(0),
  );
  return full !== narrow;
}

/**
 * Formats an amount for a sentence, where no currency tag can be rendered. The text includes a currency whose
 * sign is ambiguous, such as `$20.00 USD`.
 */
export function statedAmount(value: number, format: AmountFormat): string {
  const amount = formatAmount(value, format);
  if (amount === '') return '';
  // A no-break space keeps the number and its currency on one line.
  return isAmbiguous(format) ? `${amount}\u00a0${format.currency}` : amount;
}
