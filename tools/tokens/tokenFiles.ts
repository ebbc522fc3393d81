import { build, defineConfig, parse } from '@terrazzo/parser';
import css from '@terrazzo/plugin-css';
import { house } from '#theme/house';
import { kebab, themeColors } from '#theme/themeCss';
import { themes } from '#theme/themes';
import { CSS_VALUE, sharedTokens, themeTokens, tokenText } from './dtcg.ts';
import { typescript } from './typescript.ts';

/** A file of design tokens. */
export interface TokenFile {
  /** Its name. */
  name: string;
  /** What it holds. */
  text: string;
}

const RESOLVER = 'colibri.resolver.json';

/** What the format itself says of the themes: the shared tokens, and one theme of many on top. */
function resolverText(): string {
  const resolver = {
    name: 'Colibrí Recargas',
    version: '2025.10',
    sets: { shared: { sources: [{ $ref: 'shared.tokens.json' }] } },
    modifiers: {
      theme: {
        contexts: Object.fromEntries(
          themes.map(({ code }) => [code, [{ $ref: `${code}.tokens.json` }]]),
        ),
        default: house.code,
      },
    },
    resolutionOrder: [{ $ref: '#/sets/shared' }, { $ref: '#/modifiers/theme' }],
  };
  return `${JSON.stringify(resolver, undefined, 2)}\n`;
}

/** The tokens in the W3C format: one file for what is shared, one for each theme, and one that ties them. */
function formatFiles(): TokenFile[] {
  return [
    { name: 'shared.tokens.json', text: tokenText(sharedTokens()) },
    ...themes.map((theme) => ({
      name: `${theme.code}.tokens.json`,
      text: tokenText(themeTokens(theme)),
    })),
    { name: RESOLVER, text: resolverText() },
  ];
}

function selectorOf(code: string): string {
  const own = `[data-carrier="${code}"]`;
  return code === house.code ? `:root, ${own}` : own;
}

/** All files of design tokens, made from the theme: the W3C format, CSS and a module with types. */
export async function tokenFiles(): Promise<TokenFile[]> {
  const cwd = new URL('file:///tokens/');
  const files = formatFiles();
  const themeIds = Object.keys(themeColors(house)).map((role) => `color.${role}`);
  const config = defineConfig(
    {
      outDir: './out/',
      plugins: [
        css({
          filename: 'tokens.css',
          legacyHex: true,
          variableName: ({ id }) => `--${id.split('.').map(kebab).join('-')}`,
          transform: ({ $extensions }) => $extensions?.[CSS_VALUE] as string | undefined,
          permutations: themes.map(({ code }) => ({
            input: { theme: code },
            // The root says what all share, and each other theme what is its own.
            include: code === house.code ? ['**'] : themeIds,
            prepare: (contents) => `${selectorOf(code)} {\n  ${contents}\n}`,
          })),
        }),
        typescript({ themes: themes.map(({ code }) => code), themeIds }),
      ],
      lint: { rules: {} },
    },
    { cwd },
  );
  const byName = new Map(files.map(({ name, text }) => [new URL(name, cwd).href, text]));
  const { tokens, sources, resolver } = await parse(
    [{ filename: new URL(RESOLVER, cwd), src: byName.get(new URL(RESOLVER, cwd).href) ?? '' }],
    { config, req: (address) => Promise.resolve(byName.get(address.href) ?? '') },
  );
  const { outputFiles } = await build(tokens, { sources, resolver, config });
  return [
    ...files,
    ...outputFiles.map(({ filename, contents }) => ({ name: filename, text: String(contents) })),
  ];
}
