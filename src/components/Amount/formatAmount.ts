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

/** Prices use Mexican conventions, so a language without a region gets the region MX. */
function localeOf(language: string): string {
  return language.includes('-') ? language : `${language}-MX`;
}

/** Creating a formatter is the most expensive step, and every price of a list uses the same one. */
const formatters = new Map<string, Intl.NumberFormat>();

function formatter({ language, currency, short = false }: AmountFormat): Intl.NumberFormat {
  const key = [language, currency, short].join(' ');
  const made =
    formatters.get(key) ??
    new Intl.NumberFormat(localeOf(language), {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      trailingZeroDisplay: short ? 'stripIfInteger' : 'auto',
    });
  formatters.set(key, made);
  return made;
}

/** Formats an amount in pesos or dollars as text, such as `$1,234.50`. */
export function formatAmount(value: number, format: AmountFormat): string {
  return formatter(format).format(value);
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
  const parts = formatter(format).formatToParts(value);
  const isSign = ({ type }: Intl.NumberFormatPart) => type === 'currency';
  const join = (chosen: Intl.NumberFormatPart[]) => chosen.map((part) => part.value).join('');
  return {
    sign: join(parts.filter(isSign)),
    number: join(parts.filter((part) => !isSign(part))),
  };
}
