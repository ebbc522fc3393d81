import { use, useEffect, useMemo, type ComponentProps } from 'react';
import { LocaleProvider } from '#components/LocaleProvider';
import type { CarrierCode, Scheme, Theme } from '#theme/contract';
import { themeCss } from '#theme/themeCss';
import { themeOf } from '#theme/themes';
import { warnOfContrast } from './contrastWarnings';
import { ThemeContext } from './useTheme';

export { useTheme } from './useTheme';

/** The props of {@link ThemeProvider}. The native props apply to the element of `carrier` or `scheme`. */
export interface ThemeProviderProps extends ComponentProps<'div'> {
  /** The themes of your own carriers, in addition to those of the providers around this one. */
  themes?: readonly Theme[] | undefined;
  /** The carrier whose theme and currency the content has. It adds an element around the content. */
  carrier?: CarrierCode | undefined;
  /** The colour scheme of the content. It adds an element around the content. */
  scheme?: Scheme | undefined;
  /**
   * Whether to render the rules of `themes`. Turn it off if a style sheet contains the result of `themeCss(themes)`,
   * which a content policy without inline styles needs.
   * @default true
   */
  styles?: boolean | undefined;
  /** The nonce of the rendered rules, for a content policy with nonces. They are then next to the content, not in the head. */
  nonce?: string | undefined;
}

// Bundlers replace this expression, so that production builds contain no check of contrast.
declare const process: { env: { NODE_ENV?: string } };

const NO_THEMES: readonly Theme[] = [];

/** The rules of a theme. React moves a style with an `href` to the head, but without its nonce. */
function ThemeStyle({ theme, nonce }: { theme: Theme; nonce: string | undefined }) {
  const css = themeCss([theme]);
  if (nonce !== undefined) {
    // Browsers hide the attribute from scripts, and React 19.2 would compare it.
    return (
      <style nonce={nonce} suppressHydrationWarning>
        {css}
      </style>
    );
  }
  const { code, colors, overrides, radius } = theme;
  // React ignores later changes to a style with the same `href`, so other colours need another one.
  const values = JSON.stringify([code, colors, overrides, radius]);
  return (
    <style href={`colibri-${values.replace(/\W+/g, '-')}`} precedence="colibri">
      {css}
    </style>
  );
}

/**
 * Provides themes of your own carriers to the components inside it: names, wordmarks, currencies and colours. With
 * `carrier` or `scheme`, the content has that theme, so that several themes can be shown next to each other.
 */
export function ThemeProvider({
  themes = NO_THEMES,
  carrier,
  scheme,
  styles = true,
  nonce,
  children,
  ...rest
}: ThemeProviderProps) {
  const outer = use(ThemeContext);
  const provided = useMemo(
    () => ({ themes: [...themes, ...outer.themes], carrier: carrier ?? outer.carrier }),
    [themes, carrier, outer],
  );
  useEffect(() => {
    try {
      if (process.env.NODE_ENV !== 'production') warnOfContrast(themes);
    } catch (error) {
      // Without a bundler, a browser has no `process`. Vite replaces `process.env.NODE_ENV` but has no `process` in
      // development either, so a test of its type would hide the warnings there.
      if (!(error instanceof ReferenceError)) throw error;
    }
  }, [themes]);

  const theme = themeOf(carrier, provided.themes);
  return (
    <ThemeContext value={provided}>
      {styles && themes.map((one) => <ThemeStyle key={one.code} nonce={nonce} theme={one} />)}
      {/* A code without a theme has the default one, whose currency may not be that of the app. */}
      <LocaleProvider currency={theme.code === carrier ? theme.currency : undefined}>
        {carrier === undefined && scheme === undefined ? (
          children
        ) : (
          <div data-carrier={carrier} data-scheme={scheme} {...rest}>
            {children}
          </div>
        )}
      </LocaleProvider>
    </ThemeContext>
  );
}
