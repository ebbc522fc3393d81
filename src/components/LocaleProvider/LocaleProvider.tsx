import { createContext, use, useMemo, type ReactNode } from 'react';
import type { Currency } from '#theme/contract';

/** The props of every component that shows an amount. */
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
   * @default those of the currency, or up to four if the amount has more
   */
  fractionDigits?: number | undefined;
}

/** The language and the currency around a component. */
const LocaleContext = /* @__PURE__ */ createContext({
  language: 'es',
  currency: 'MXN',
});

/**
 * Returns the language and the currency of the nearest providers, for example for `formatAmount`. Without a provider
 * they are `es` and `MXN`.
 * @param own A language or a currency that takes precedence.
 */
export function useLocale(own: Omit<MoneyProps, 'fractionDigits'> = {}): {
  language: string;
  currency: Currency;
} {
  const outer = use(LocaleContext);
  const { language = outer.language, currency = outer.currency } = own;
  // The control of a story can be empty.
  return { language: language || outer.language, currency: currency || outer.currency };
}

export interface LocaleProviderProps extends Omit<MoneyProps, 'fractionDigits'> {
  /** The components. */
  children?: ReactNode;
}

/**
 * Provides the language and the currency to all components with amounts inside it. Their props take precedence, and
 * so does the currency of a `ThemeProvider` with a `carrier` inside it.
 */
export function LocaleProvider({ children, ...own }: LocaleProviderProps) {
  const { language, currency } = useLocale(own);
  const locale = useMemo(() => ({ language, currency }), [language, currency]);
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}
