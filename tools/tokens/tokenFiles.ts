import { defaultTheme } from '#theme/defaultTheme';
import { themes } from '#theme/themes';
import { otherSchemes, schemeTokens, sharedTokens, themeTokens } from './dtcg.ts';

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
  const contents: Record<string, object> = {
    'shared.tokens.json': sharedTokens(),
    ...Object.fromEntries(themes.map((theme) => [`${theme.code}.tokens.json`, themeTokens(theme)])),
    ...Object.fromEntries(
      otherSchemes.map((scheme) => [`${scheme}.tokens.json`, schemeTokens(scheme)]),
    ),
    'colibri.resolver.json': resolution,
  };
  return Object.entries(contents).map(([name, content]) => ({
    name,
    text: `${JSON.stringify(content, undefined, 2)}\n`,
  }));
}
