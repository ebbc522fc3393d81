import { build, defineConfig, parse, type Plugin } from '@terrazzo/parser';
import css from '@terrazzo/plugin-css';
import { defaultTheme } from '#theme/defaultTheme';
import { kebab, themeColors } from '#theme/themeCss';
import { themes } from '#theme/themes';
import { CSS_VALUE, sharedTokens, themeTokens, tokenText } from './dtcg.ts';

/** A file of design tokens. */
export interface TokenFile {
  /** Its name. */
  name: string;
  /** What it holds. */
  text: string;
}

/** The tokens that each theme has its own of. */
const themeIds = Object.keys(themeColors(defaultTheme)).map((role) => `color.${role}`);

const codes = themes.map(({ code }) => code);

/** What the format itself says of the themes: the shared tokens, and one theme of many on top. */
const resolution = {
  name: 'Colibrí Recargas',
  version: '2025.10',
  sets: { shared: { sources: [{ $ref: 'shared.tokens.json' }] } },
  modifiers: {
    theme: {
      contexts: Object.fromEntries(codes.map((code) => [code, [{ $ref: `${code}.tokens.json` }]])),
      default: defaultTheme.code,
    },
  },
  resolutionOrder: [{ $ref: '#/sets/shared' }, { $ref: '#/modifiers/theme' }],
};

/** The tokens in the W3C format: one file for what is shared, one for each theme, and one that ties them. */
const formatFiles: readonly TokenFile[] = [
  { name: 'shared.tokens.json', text: tokenText(sharedTokens()) },
  ...themes.map((theme) => ({
    name: `${theme.code}.tokens.json`,
    text: tokenText(themeTokens(theme)),
  })),
  { name: 'colibri.resolver.json', text: `${JSON.stringify(resolution, undefined, 2)}\n` },
];

function selectorOf(code: string): string {
  const own = `[data-carrier="${code}"]`;
  return code === defaultTheme.code ? `:root, ${own}` : own;
}

const sheet = css({
  filename: 'tokens.css',
  legacyHex: true,
  variableName: ({ id }) => `--${id.split('.').map(kebab).join('-')}`,
  transform: ({ $extensions }) => $extensions?.[CSS_VALUE] as string | undefined,
  permutations: codes.map((code) => ({
    input: { theme: code },
    // The root says what all share, and each other theme what is its own.
    include: code === defaultTheme.code ? ['**'] : themeIds,
    prepare: (contents) => `${selectorOf(code)} {\n  ${contents}\n}`,
  })),
});

function constant(name: string, about: string, values: object): readonly [js: string, dts: string] {
  const text = JSON.stringify(values, undefined, 2);
  const comment = `/** ${about} */\n`;
  const types = text.replaceAll(/^( +)"/gm, '$1readonly "').replaceAll(/,$/gm, ';');
  return [
    `${comment}export const ${name} = ${text};\n`,
    `${comment}export declare const ${name}: ${types};\n`,
  ];
}

/** Writes a module with types, in which each token is what CSS says of it. */
const typedModule: Plugin = {
  name: 'typed-module',
  build({ getTransforms, outputFile }) {
    const valuesOf = (theme: string, areOfTheme: boolean) =>
      Object.fromEntries(
        getTransforms({ format: 'css', input: { theme } })
          .filter(({ token }) => themeIds.includes(token.id) === areOfTheme)
          .map(({ token, value }) => [token.id, value]),
      );
    const ofThemes = Object.fromEntries(codes.map((code) => [code, valuesOf(code, true)]));
    const parts = [
      constant('shared', 'What all themes share.', valuesOf(defaultTheme.code, false)),
      constant('themes', 'The colours of each theme, by its code.', ofThemes),
    ];
    outputFile('tokens.js', parts.map(([js]) => js).join('\n'));
    outputFile('tokens.d.ts', parts.map(([, types]) => types).join('\n'));
    return Promise.resolve();
  },
};

/** All files of design tokens, made from the theme: the W3C format, CSS and a module with types. */
export async function tokenFiles(): Promise<TokenFile[]> {
  const cwd = new URL('file:///tokens/');
  const plugins = [sheet, typedModule];
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
    ...outputFiles.map(({ filename, contents }) => ({ name: filename, text: String(contents) })),
  ];
}
