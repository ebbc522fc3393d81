import { createContext, use, useMemo, type ReactNode } from 'react';
import type { Currency } from '#theme/contract';

/** How amounts are formatted. */
export interface MoneyProps {
  /**
   * The language that defines the separators (BCP 47), such as `es-CO`. `es` and `en` are those of Mexico.
   * @default that of the nearest `LocaleProvider`, or `es`
   */
  language?: string | undefined;
  /**
   * The currency (ISO 4217), such as `COP`. An amount also shows it as a tag where its sign is that of another
   * currency, such as `$` for USD in Mexico.
   * @default that of the nearest `LocaleProvider` or `ThemeProvider` with a carrier, or `MXN`
   */
  currency?: Currency | undefined;
  /**
   * The decimals to which the amount is rounded, from 0 to 20.
   * @default those of the nearest `LocaleProvider` with the same currency; otherwise those of the currency, or up to four
   * if the amount has more
   */
  fractionDigits?: number | undefined;
}

/** How amounts around a component are formatted, as options of `formatAmount`. */
export interface Locale {
  language: string;
  currency: Currency;
  fractionDigits: number | undefined;
}

const LocaleContext = /* @__PURE__ */ createContext<Locale>({
  language: 'es',
  currency: 'MXN',
  fractionDigits: undefined,
});

/**
 * Returns the language, the currency and the decimals of the nearest providers, for example for `formatAmount`. Without
 * a provider they are `es`, `MXN` and those of the currency.
 * @param own What takes precedence.
 */
export function useLocale(own: MoneyProps = {}): Locale {
  const outer = use(LocaleContext);
  const { language = outer.language, currency = outer.currency } = own;
  const locale = {
    // The control of a story can be empty.
    language: language || outer.language,
    currency: currency || outer.currency,
  };
  const inherited = locale.currency === outer.currency ? outer.fractionDigits : undefined;
  return { ...locale, fractionDigits: own.fractionDigits ?? inherited };
}

export interface LocaleProviderProps extends MoneyProps {
  /** The components. */
  children?: ReactNode;
}

/**
 * Provides the language, the currency and the decimals to all components with amounts inside it. The props of an
 * `Amount` take precedence, and so does the currency of a `ThemeProvider` with a `carrier` inside it.
 */
export function LocaleProvider({ children, ...own }: LocaleProviderProps) {
  const { language, currency, fractionDigits } = useLocale(own);
  const locale = useMemo(
    () => ({ language, currency, fractionDigits }),
    [language, currency, fractionDigits],
  );
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}
