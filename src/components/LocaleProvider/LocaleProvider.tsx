import { useMemo, type ReactNode } from 'react';
import { LocaleContext, useLocale, type MoneyProps } from './useLocale';

export { useLocale, type MoneyProps } from './useLocale';

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
