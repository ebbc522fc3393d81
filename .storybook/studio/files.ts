import type { Theme } from '#theme/contract';
import { roleCss, schemeCss, themeDeclarations } from '#theme/themeCss';
import { themeTokens, tokenText } from '#tools/tokens/dtcg.ts';
import catalogueText from '../../mocks/catalogue.ts?raw';
import { themeOfDraft, type ThemeDraft } from './themeDraft';
import type { Wordmark } from './wordmark';

/** A file of a draft. */
export interface StudioFile {
  /** Its path in the repository, or only its name. */
  path: string;
  /** The purpose of the file. */
  about: string;
  /** The content. */
  text: string;
}

/** A text as a string literal. */
function quoted(text: string): string {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'";
  return (
    mark +
    text
      .replaceAll('\\', '\\\\')
      .replaceAll(mark, `\\${mark}`)
      .replaceAll(/[\r\n\u2028\u2029]/g, ' ') +
    mark
  );
}

/** Colours by their roles, as the lines of an object literal. */
function roleLines(colors: object, indent: string): string {
  const entries = Object.entries(colors) as [string, string][];
  return entries.map(([role, value]) => `${indent}${role}: '${value}',\n`).join('');
}

/** A theme's file in `carriers/`. */
export function themeFile({ code, name, currency, colors, overrides = {} }: Theme): string {
  const own = Object.entries(overrides).map(([scheme, roles]) => {
    const key = scheme.includes('-') ? `'${scheme}'` : scheme;
    return `    ${key}: {\n${roleLines(roles, '      ')}    },\n`;
  });
  return `import { defineTheme } from '../contract';

export const theme = defineTheme({
  code: ${quoted(code)},
  name: ${quoted(name)},
  currency: '${currency}',
  colors: {
${roleLines(colors, '    ')}  },
${own.length === 0 ? '' : `  overrides: {\n${own.join('')}  },\n`}});
`;
}

/** A wordmark's file in `wordmarks/`. */
function wordmarkFile({ width, height, paths }: Wordmark): string {
  const drawn = paths.map(
    ({ d, evenOdd }) => `<path${evenOdd ? ' fill-rule="evenodd"' : ''} d="${d}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}" fill="currentColor">${drawn.join('')}</svg>\n`;
}

/** The file of a theme in an app that uses the package, with the wordmark. */
function packageThemeFile(theme: Theme, wordmark: Wordmark | undefined): string {
  const file = themeFile(theme)
    .replace('../contract', 'colibri-recargas-components/theme/contract')
    .replace('const theme', `const ${theme.code.toLowerCase()}Theme`);
  if (wordmark === undefined) return file;
  const { width, height, paths } = wordmark;
  const drawn = paths.map(
    ({ d, evenOdd }) => `      <path${evenOdd ? ' fillRule="evenodd"' : ''} d="${d}" />\n`,
  );
  const svg = `    <svg fill="currentColor" viewBox="0 0 ${String(width)} ${String(height)}">\n${drawn.join('')}    </svg>\n`;
  return file.replace(/\}\);\n$/, `  wordmark: (\n${svg}  ),\n});\n`);
}

/** The name of a carrier's sample data in the code. */
function variableOf(code: string): string {
  return `${code.toLowerCase()}Carrier`;
}

/** The file of a carrier's sample products. Its SKUs have three letters of the code, and `TA`. */
function catalogueFile({ code, currency }: Theme): string {
  const letters = code.replaceAll(/\d/g, '');
  const sku = `${letters.slice(0, 2).padEnd(2, 'X')}${letters.at(-1) ?? 'X'}-TA`;
  const prices = currency === 'USD' ? [5, 10, 15, 20] : [20, 50, 100, 200];
  const rows = prices.map(
    (price, at) =>
      `      [${String(price)}, 'Saldo para llamadas y datos', ${String((at + 1) * 7)}],\n`,
  );
  return `import type { Carrier } from '#api/contract';
import { createCategory } from './createCategory';

/** Sample data of ${code}; prices in ${currency}. */
export const ${variableOf(code)}: Carrier = {
  name: '${code}',
  categorias: [
    createCategory('Tiempo aire', '${sku}', [
${rows.join('')}    ]),
  ],
};
`;
}

/** The catalogue with the line of a carrier. */
export function addToCatalogue(catalogue: string, code: string): string {
  const name = variableOf(code);
  return catalogue
    .replace('\n\n', `\nimport { ${name} } from './catalogue/${code.toLowerCase()}';\n\n`)
    .replace('\n];', `\n  ${name},\n];`);
}

/** A theme as custom properties, and the rules that select its scheme. */
function cssFile(theme: Theme): string {
  const rule = `[data-carrier="${theme.code}"]{${themeDeclarations(theme)}}`;
  return `${schemeCss()}\n${roleCss()}\n${rule}\n`
    .replaceAll(/[{;](?=-|c)/g, '$&\n  ')
    .replaceAll(';}', ';\n}');
}

/** The files that *Add a carrier* needs, by their paths in the repository. */
export function carrierFiles(draft: ThemeDraft): StudioFile[] {
  const theme = themeOfDraft(draft);
  const { code } = theme;
  const { wordmark } = draft;
  return [
    { path: `src/theme/carriers/${code}.ts`, about: 'the theme', text: themeFile(theme) },
    ...(wordmark === undefined
      ? []
      : [
          {
            path: `src/theme/wordmarks/${code}.svg`,
            about: 'the wordmark',
            text: wordmarkFile(wordmark),
          },
        ]),
    {
      path: `mocks/catalogue/${code.toLowerCase()}.ts`,
      about: 'sample products',
      text: catalogueFile(theme),
    },
    {
      path: 'mocks/catalogue.ts',
      about: 'the catalogue with the new carrier',
      text: addToCatalogue(catalogueText, code),
    },
  ];
}

/** The same theme for other tools. */
export function otherFiles(draft: ThemeDraft): StudioFile[] {
  const theme = themeOfDraft(draft);
  const { code } = theme;
  return [
    {
      path: `${code}.tsx`,
      about: 'the theme with its wordmark, for an app that uses the package',
      text: packageThemeFile(theme, draft.wordmark),
    },
    { path: `${code}.css`, about: 'custom properties', text: cssFile(theme) },
    {
      path: `${code}.tokens.json`,
      about: 'design tokens, in the W3C format',
      text: tokenText(themeTokens(theme)),
    },
  ];
}
