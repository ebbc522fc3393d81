import { defaultTheme } from '#theme/defaultTheme';
import { themes } from '#theme/themes';
import { otherSchemes, schemeTokens, sharedTokens, themeTokens, tokenText } from './dtcg.ts';

/** A file of design tokens. */
export interface TokenFile {
  /** The name of the file. */
  name: string;
  /** The content of the file. */
  text: string;
}

function contextsOf(names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, [{ $ref: `${name}.tokens.json` }]]));
}

/** The order in which the format resolves the tokens: the shared ones, then those of a theme, then those of a scheme. */
const resolution = {
  name: 'Colibrí Recargas',
  version: '2025.10',
  sets: { shared: { sources: [{ $ref: 'shared.tokens.json' }] } },
  modifiers: {
    theme: { contexts: contextsOf(themes.map(({ code }) => code)), default: defaultTheme.code },
    scheme: { contexts: { light: [], ...contextsOf(otherSchemes) }, default: 'light' },
  },
  resolutionOrder: [
    { $ref: '#/sets/shared' },
    { $ref: '#/modifiers/theme' },
    { $ref: '#/modifiers/scheme' },
  ],
};

/** All files of design tokens, made from the theme, in the W3C format. */
export function tokenFiles(): TokenFile[] {
  return [
    { name: 'shared.tokens.json', text: tokenText(sharedTokens()) },
    ...themes.map((theme) => ({
      name: `${theme.code}.tokens.json`,
      text: tokenText(themeTokens(theme)),
    })),
    ...otherSchemes.map((scheme) => ({
      name: `${scheme}.tokens.json`,
      text: tokenText(schemeTokens(scheme)),
    })),
    { name: 'colibri.resolver.json', text: tokenText(resolution) },
  ];
}
