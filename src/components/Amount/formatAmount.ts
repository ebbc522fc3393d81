import type { Currency } from '#theme/contract';

/** The options of {@link formatAmount}. */
export interface AmountFormat {
  /** The language of the separators (BCP 47). */
  language: string;
  /** The currency (ISO 4217). */
  currency: Currency;
  /** Whether to omit the cents when they are zero. */
  short?: boolean;
}

/** Creating a formatter is the most expensive step, and every price of a list uses the same one. */
const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf({ language, currency, short = false }: AmountFormat): Intl.NumberFormat {
  const key = [language, currency, short].join(' ');
  let formatter = formatters.get(key);
  if (formatter === undefined) {
    // Prices use Mexican conventions, so a language without a region gets the region MX.
    formatter = new Intl.NumberFormat(language.includes('-') ? language : `${language}-MX`, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      trailingZeroDisplay: short ? 'stripIfInteger' : 'auto',
    });
    formatters.set(key, formatter);
  }
  return formatter;
}

/** Formats an amount in pesos or dollars as text, such as `$1,234.50`. */
export function formatAmount(value: number, format: AmountFormat): string {
  return formatterOf(format).format(value);
}

/**
 * Formats an amount for a sentence, where no currency tag can be rendered. The text includes any
 * currency other than MXN, such as `$20.00 USD`.
 */
export function statedAmount(value: number, format: AmountFormat): string {
  const amount = formatAmount(value, format);
  // A no-break space keeps the number and its currency on one line.
  return format.currency === 'MXN' ? amount : `${amount}\u00a0${format.currency}`;
}

/** Splits an amount into its sign and its number, so that the sign can be raised. */
export function amountParts(value: number, format: AmountFormat): { sign: string; number: string } {
  const parts = formatterOf(format).formatToParts(value);
  const sign = parts.find(({ type }) => type === 'currency')?.value ?? '';
  return { sign, number: formatAmount(value, format).replace(sign, '') };
}
