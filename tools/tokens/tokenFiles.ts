import { build, defineConfig, parse, type Plugin } from '@terrazzo/parser';
import css from '@terrazzo/plugin-css';
import { defaultTheme } from '#theme/defaultTheme';
import { schemes, type Scheme } from '#theme/contract';
import {
  effectDeclarations,
  kebab,
  paletteDeclarations,
  roleCss,
  schemeCss,
  themeColors,
  themeCss,
} from '#theme/themeCss';
import { themes } from '#theme/themes';
import {
  colorValues,
  CSS_VALUE,
  otherSchemes,
  paletteValues,
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

const codes = themes.map(({ code }) => code);

/** The order in which the format resolves the tokens: the shared ones, then those of a theme, then those of a scheme. */
const resolution = {
  name: 'Colibrí Recargas',
  version: '2025.10',
  sets: { shared: { sources: [{ $ref: 'shared.tokens.json' }] } },
  modifiers: {
    theme: {
      contexts: Object.fromEntries(codes.map((code) => [code, [{ $ref: `${code}.tokens.json` }]])),
      default: defaultTheme.code,
    },
    scheme: {
      contexts: {
        light: [],
        ...Object.fromEntries(
          otherSchemes.map((scheme) => [scheme, [{ $ref: `${scheme}.tokens.json` }]]),
        ),
      },
      default: 'light',
    },
  },
  resolutionOrder: [
    { $ref: '#/sets/shared' },
    { $ref: '#/modifiers/theme' },
    { $ref: '#/modifiers/scheme' },
  ],
};

/** The tokens in the W3C format: files of the shared tokens, of each theme and each scheme, and the resolver. */
const formatFiles: readonly TokenFile[] = [
  { name: 'shared.tokens.json', text: tokenText(sharedTokens()) },
  ...themes.map((theme) => ({
    name: `${theme.code}.tokens.json`,
    text: tokenText(themeTokens(theme)),
  })),
  ...otherSchemes.map((scheme) => ({
    name: `${scheme}.tokens.json`,
    text: tokenText(schemeTokens(scheme)),
  })),
  { name: 'colibri.resolver.json', text: `${JSON.stringify(resolution, undefined, 2)}\n` },
];

/** Where the scales are read: they are the same everywhere. */
const input = { theme: defaultTheme.code, scheme: 'light' };

/** The scales, which are the same in all themes and schemes. */
const scales = css({
  filename: 'tokens.css',
  variableName: ({ id }) => `--${id.split('.').map(kebab).join('-')}`,
  transform: ({ $extensions }) => $extensions?.[CSS_VALUE] as string | undefined,
  permutations: [
    {
      input,
      include: ['**'],
      exclude: ['color.*', 'shadow.*', ...otherSchemes.map((scheme) => `${scheme}.*`)],
      prepare: (contents) => `:root {\n  ${contents}\n}`,
    },
  ],
});

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

/** Writes a module with types and the CSS value of each token. */
const typedModule: Plugin = {
  name: 'typed-module',
  build({ getTransforms, outputFile }) {
    const scaleValues = Object.fromEntries(
      getTransforms({ format: 'css', input }).map(({ token, value }) => [token.id, value]),
    );
    const themesIn = (scheme: Scheme) =>
      Object.fromEntries(themes.map((one) => [one.code, colorValues(themeColors(one, scheme))]));
    const inSchemes = schemes.map((scheme) => [
      scheme,
      { shared: paletteValues(scheme), themes: themesIn(scheme) },
    ]);
    const parts = [
      constant('shared', 'What all themes share, in the light scheme.', {
        ...paletteValues('light'),
        ...scaleValues,
      }),
      constant('themes', 'The light colours of each theme, by its code.', themesIn('light')),
      constant(
        'schemes',
        'The colours and shadows of each scheme: what all themes share, and those of each theme.',
        Object.fromEntries(inSchemes) as object,
      ),
    ];
    outputFile('tokens.js', parts.map(([js]) => js).join('\n'));
    outputFile('tokens.d.ts', parts.map(([, types]) => types).join('\n'));
    return Promise.resolve();
  },
};

/** All files of design tokens, made from the theme: the W3C format, CSS and a module with types. */
export async function tokenFiles(): Promise<TokenFile[]> {
  const cwd = new URL('file:///tokens/');
  const plugins = [scales, typedModule];
  const config = defineConfig({ outDir: './out/', plugins, lint: { rules: {} } }, { cwd });
  const byName = new Map(formatFiles.map(({ name, text }) => [new URL(name, cwd).href, text]));
  const filename = new URL('colibri.resolver.json', cwd);
  const { tokens, sources, resolver } = await parse(
    [{ filename, src: byName.get(filename.href) ?? '' }],
    { config, req: (address) => Promise.resolve(byName.get(address.href) ?? '') },
  );
  const { outputFiles } = await build(tokens, { sources, resolver, config });
  return [
    ...formatFiles,
    ...outputFiles.map(({ filename, contents }) => ({
      name: filename,
      text: (filename === 'tokens.css' ? colorSheet() : '') + String(contents),
    })),
  ];
}
