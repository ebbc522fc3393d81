import { use, useEffect, useMemo, useState, type ComponentProps } from 'react';
import { LocaleProvider } from '#components/LocaleProvider';
import { ThemeError, type CarrierCode, type Scheme, type Theme } from '#theme/contract';
import { logMistake } from '#theme/logMistake';
import { themeCss } from '#theme/themeCss';
import { themeOf } from '#theme/themes';
import { listOf } from '../listOf';
import { warnOfContrast } from './contrastWarnings';
import { ThemeContext } from './useTheme';

export { useTheme } from './useTheme';

/** The props of {@link ThemeProvider}. The native props apply to the element of `carrier` or `scheme`. */
export interface ThemeProviderProps extends ComponentProps<'div'> {
  /**
   * The themes of your own carriers, in addition to those of the providers around this one. Their colours apply to the
   * document, while the provider is in it. Of several themes with one code, the last one in the document applies.
   */
  themes?: readonly Theme[] | undefined;
  /** The carrier whose theme and currency the content has. It adds an element around the content. */
  carrier?: CarrierCode | undefined;
  /**
   * The colour scheme of the content. It adds an element around the content. Its text is that of the scheme, and
   * its background is yours: `style={{ background: 'var(--colibri-color-ground)' }}`.
   */
  scheme?: Scheme | undefined;
  /**
   * Whether to render the rules of `themes`. Turn it off if a style sheet contains the result of `themeCss(themes)`,
   * which a content policy without inline styles needs.
   * @default true
   */
  styles?: boolean | undefined;
  /** The nonce of the rendered rules, for a content policy with nonces. */
  nonce?: string | undefined;
}

// Bundlers replace this expression, so that production builds contain no check of contrast.
declare const process: { env: { NODE_ENV?: string } };

/** The rules of themes. A theme with an invalid colour has none, so that the page is shown in the default theme. */
function cssOf(themes: readonly Theme[]): string {
  const rules = themes.map((theme) => {
    try {
      return themeCss([theme]);
    } catch (error) {
      if (!(error instanceof ThemeError)) throw error;
      logMistake(`${error.name}: ${error.message}`);
      return '';
    }
  });
  return rules.join('\n');
}

/** A hidden `Activity` keeps its elements without their refs. Their rules must not apply to the rest of the page. */
function whileShown(style: HTMLStyleElement) {
  style.removeAttribute('media');
  return () => {
    style.media = 'not all';
  };
}

/**
 * The rules of the themes of a provider, at its place in the document: the last rule of a code applies. React would move
 * a style with an `href` to the head, and would never remove or change it.
 */
function ThemeStyle({ themes, nonce }: { themes: readonly Theme[]; nonce: string | undefined }) {
  // The policy of the document has the first nonce, also after a server has rendered the page again.
  const [first] = useState(nonce);
  const css = useMemo(() => cssOf(themes), [themes]);
  // Browsers hide the nonce from scripts, and React 19.2 would compare it.
  return (
    <style nonce={first} ref={whileShown} suppressHydrationWarning>
      {css}
    </style>
  );
}

/**
 * Provides themes of your own carriers to the components inside it: names, wordmarks, currencies and colours. With
 * `carrier` or `scheme`, the content has that theme, so that several themes can be shown next to each other.
 */
export function ThemeProvider({
  themes: given,
  carrier,
  scheme,
  styles = true,
  nonce,
  children,
  ...rest
}: ThemeProviderProps) {
  const themes = listOf(given, 'themes');
  const outer = use(ThemeContext);
  const provided = useMemo(
    () => ({ themes: [...themes, ...outer.themes], carrier: carrier ?? outer.carrier }),
    [themes, carrier, outer],
  );
  // One rule for each code: the first of the list, unless a provider around this one has the same.
  const styled = useMemo(
    () =>
      themes.filter(
        (one) => themeOf(one.code, themes) === one && themeOf(one.code, outer.themes) !== one,
      ),
    [themes, outer],
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
      {styles && styled.length > 0 && <ThemeStyle nonce={nonce} themes={styled} />}
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
