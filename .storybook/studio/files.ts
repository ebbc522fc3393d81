import type { Theme } from '#theme/contract';
import { roleCss, schemeCss, themeDeclarations } from '#theme/themeCss';
import { themeTokens, tokenText } from '#tools/tokens/dtcg.ts';
import { themeOfDraft, type ThemeDraft } from './themeDraft';
import type { Wordmark } from './wordmark';

/** A file of a draft. */
export interface StudioFile {
  /** Its path in the repository, or only its name. */
  path: string;
  /** The purpose of the file. */
  about: string;
  /** A note for the developer. */
  note?: string;
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
export function wordmarkFile({ width, height, paths }: Wordmark): string {
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

/** The import that the catalogue needs once. */
export const catalogueImport = "import { createCategory } from './catalogue/createCategory';";

/** The start of the SKUs of a carrier's sample products: three letters of its code, and `TN`. */
function skuOf(code: string): string {
  const letters = code.replaceAll(/\d/g, '');
  return `${letters.slice(0, 2).padEnd(2, 'X')}${letters.at(-1) ?? 'X'}-TN`;
}

/** The carrier's entry in the catalogue, with sample products to sell. */
export function catalogueEntry({ code, currency }: Theme): string {
  const prices = currency === 'USD' ? [5, 10, 15, 20] : [20, 50, 100, 200];
  const rows = prices.map(
    (price, at) =>
      `        [${String(price)}, 'Saldo para llamadas y datos', ${String((at + 1) * 7)}],\n`,
  );
  return `  {
    name: '${code}',
    categorias: [
      createCategory('Tiempo aire', '${skuOf(code)}', [
${rows.join('')}      ]),
    ],
  },
`;
}

/** A theme as custom properties, and the rules that select its scheme. */
export function cssFile(theme: Theme): string {
  const rule = `[data-carrier="${theme.code}"]{${themeDeclarations(theme)}}`;
  return `${schemeCss()}\n${roleCss()}\n${rule}\n`
    .replaceAll(/[{;](?=-|c)/g, '$&\n  ')
    .replaceAll(';}', ';\n}');
}

/** The files of a draft: those that *Add a carrier* needs, then the same theme for other tools. */
export function filesOf(draft: ThemeDraft): StudioFile[] {
  const theme = themeOfDraft(draft);
  const { code } = theme;
  return [
    {
      path: `src/theme/carriers/${code}.ts`,
      about: 'The theme',
      text: themeFile(theme),
    },
    ...(draft.wordmark === undefined
      ? []
      : [
          {
            path: `src/theme/wordmarks/${code}.svg`,
            about: 'The wordmark',
            text: wordmarkFile(draft.wordmark),
          },
        ]),
    {
      path: 'mocks/catalogue.ts',
      about: 'The catalogue entry',
      note: `The file also needs ${catalogueImport}`,
      text: catalogueEntry(theme),
    },
    {
      path: `${code}.tsx`,
      about: 'The theme with its wordmark, for an app that uses the package',
      text: packageThemeFile(theme, draft.wordmark),
    },
    { path: `${code}.css`, about: 'Custom properties', text: cssFile(theme) },
    {
      path: `${code}.tokens.json`,
      about: 'Design tokens, in the W3C format',
      text: tokenText(themeTokens(theme)),
    },
  ];
}
