import type { Currency } from '#theme/contract';

/** How {@link formatAmount} writes. */
export interface AmountFormat {
  /** The language of the separators (BCP 47). */
  language: string;
  /** The currency (ISO 4217). */
  currency: Currency;
  /** Whether whole amounts go without their cents. */
  short?: boolean;
}

/** Prices are Mexican: a language without a region is written as it is in Mexico. */
function localeOf(language: string): string {
  return language.includes('-') ? language : `${language}-MX`;
}

/** Making one costs more than all else of a price, and a list asks for the same one with each price. */
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

/** An amount in pesos or dollars as text, such as `$1,234.50`. */
export function formatAmount(value: number, format: AmountFormat): string {
  return formatter(format).format(value);
}

/**
 * An amount within a sentence, where no tag can stand beside it: what is not in pesos names its
 * currency, such as `$20.00 USD`.
 */
export function statedAmount(value: number, format: AmountFormat): string {
  const amount = formatAmount(value, format);
  // No line breaks between a number and its currency.
  return format.currency === 'MXN' ? amount : `${amount}\u00a0${format.currency}`;
}

/** The amount's sign and its number apart, so that the sign can be raised. */
export function amountParts(value: number, format: AmountFormat): { sign: string; number: string } {
  const parts = formatter(format).formatToParts(value);
  const isSign = ({ type }: Intl.NumberFormatPart) => type === 'currency';
  const join = (chosen: Intl.NumberFormatPart[]) => chosen.map((part) => part.value).join('');
  return {
    sign: join(parts.filter(isSign)),
    number: join(parts.filter((part) => !isSign(part))),
  };
}
