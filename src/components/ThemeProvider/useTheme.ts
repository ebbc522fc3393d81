import { createContext, use } from 'react';
import type { CarrierCode, Theme } from '#theme/contract';
import { themeOf } from '#theme/themes';

/** What a provider passes to the components inside it. */
interface ProvidedThemes {
  /** The themes of the provider and of those around it, the nearest first. */
  themes: readonly Theme[];
  /** The carrier of the nearest element that a provider renders. */
  carrier?: CarrierCode | undefined;
}

/** The themes around a component. Without a provider there are only the included ones. */
export const ThemeContext = /* @__PURE__ */ createContext<ProvidedThemes>({ themes: [] });

/**
 * Returns the theme of a carrier: its name, currency, colours and wordmark. Themes of a `ThemeProvider` come before
 * those of the included carriers, and a code without a theme gets the default theme.
 * @param code The carrier's code. By default it is the `carrier` of the nearest `ThemeProvider`.
 */
export function useTheme(code?: CarrierCode): Theme {
  const { themes, carrier } = use(ThemeContext);
  return themeOf(code ?? carrier, themes);
}
