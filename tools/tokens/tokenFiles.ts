import { defaultTheme } from '#theme/defaultTheme';
import { schemes, type Scheme } from '#theme/contract';
import {
  effectDeclarations,
  paletteDeclarations,
  roleCss,
  schemeCss,
  themeColors,
  themeCss,
} from '#theme/themeCss';
import { themes } from '#theme/themes';
import {
  colorValues,
  otherSchemes,
  paletteValues,
  scaleValues,
  schemeTokens,
  sharedTokens,
  themeTokens,
  tokenText,
} from './dtcg.ts';

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

/** The colours and shadows of every theme and scheme, as in the components' own global styles. */
function colorSheet(): string {
  const shared = `:root,[data-scheme]{${paletteDeclarations()}${effectDeclarations()}}`;
  return `${[schemeCss(), shared, roleCss(), themeCss(themes)].join('\n')}\n`;
}

function constant(name: string, about: string, values: object): readonly [js: string, dts: string] {
  const text = JSON.stringify(values, undefined, 2);
  const comment = `/** ${about} */\n`;
  const types = text.replaceAll(/^( +)"/gm, '$1readonly "').replaceAll(/,$/gm, ';');
  return [
    `${comment}export const ${name} = ${text};\n`,
    `${comment}export declare const ${name}: ${types};\n`,
  ];
}

/** The scales as custom properties. */
function scaleSheet(): string {
  const lines = Object.entries(scaleValues()).map(
    ([name, value]) => `  --colibri-${name.replace('.', '-')}: ${value};`,
  );
  return `:root {\n${lines.join('\n')}\n}\n`;
}

/** A module with types and the CSS value of each token. */
function moduleFiles(): TokenFile[] {
  const themesIn = (scheme: Scheme) =>
    Object.fromEntries(themes.map((one) => [one.code, colorValues(themeColors(one, scheme))]));
  const inSchemes = schemes.map((scheme) => [
    scheme,
    { shared: paletteValues(scheme), themes: themesIn(scheme) },
  ]);
  const parts = [
    constant('shared', 'What all themes share, in the light scheme.', {
      ...paletteValues('light'),
      ...scaleValues(),
    }),
    constant('themes', 'The light colours of each theme, by its code.', themesIn('light')),
    constant(
      'schemes',
      'The colours and shadows of each scheme: what all themes share, and those of each theme.',
      Object.fromEntries(inSchemes) as object,
    ),
  ];
  return [
    { name: 'tokens.js', text: parts.map(([js]) => js).join('\n') },
    { name: 'tokens.d.ts', text: parts.map(([, types]) => types).join('\n') },
  ];
}

/** All files of design tokens, made from the theme: the W3C format, CSS and a module with types. */
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
    { name: 'tokens.css', text: colorSheet() + scaleSheet() },
    ...moduleFiles(),
  ];
}
