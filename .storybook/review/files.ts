import { productsOf } from '#api/carriers';
import { billers } from '#mocks/billers';
import { catalogue } from '#mocks/catalogue';
import type { Theme } from '#theme/contract';
import catalogueText from '../../mocks/catalogue.ts?raw';
import { markupOf, type Drawing } from '#tools/build/readDrawing.ts';

/** A theme's file in `carriers/`. */
export function themeFile({ code, name, currency, colors }: Theme): string {
  const roles = Object.entries<string>({ ...colors });
  const quoted = /['\\]/.test(name) ? JSON.stringify(name) : `'${name}'`;
  return `import { defineTheme } from '../contract';

export const theme = defineTheme({
  code: '${code}',
  name: ${quoted},
  currency: '${currency}',
  colors: {
${roles.map(([role, value]) => `    ${role}: '${value}',\n`).join('')}  },
});
`;
}

/** A wordmark's file in `wordmarks/`. */
function wordmarkFile({ svg }: Drawing): string {
  const attributes = { xmlns: 'http://www.w3.org/2000/svg', ...svg.attributes };
  return `${markupOf({ ...svg, attributes })}\n`;
}

/** The first part of a carrier's SKUs: the first three letters of its code, or more if another carrier has them. */
function prefixOf(code: string): string {
  const products = [...catalogue, ...billers].flatMap(({ categorias }) => productsOf(categorias));
  const taken = new Set(products.map(({ sku }) => sku.replace(/-.*/, '')));
  const letters = code.replaceAll(/\d/g, '');
  let prefix = letters.slice(0, 3).padEnd(3, 'X');
  while (taken.has(prefix)) prefix += letters[prefix.length] ?? 'X';
  return prefix;
}

/** The file of a carrier's sample products. */
function productsFile(code: string): string {
  const rows = [20, 50, 100, 200].map(
    (price, at) =>
      `      [${String(price)}, 'Saldo para llamadas y datos', ${String((at + 1) * 7)}],\n`,
  );
  return `import type { Carrier } from '#api/contract';
import { createCategory } from './createCategory';

/** Sample data of ${code}; prices in MXN. */
export const ${code.toLowerCase()}Carrier: Carrier = {
  name: '${code}',
  categorias: [
    createCategory('Tiempo aire', '${prefixOf(code)}-TA', [
${rows.join('')}    ]),
  ],
};
`;
}

/** The catalogue with the line of a carrier. */
function catalogueFile(code: string): string {
  const file = code.toLowerCase();
  return catalogueText
    .replace('\n\n', `\nimport { ${file}Carrier } from './catalogue/${file}';\n\n`)
    .replace('\n];', `\n  ${file}Carrier,\n];`);
}

/** The files that *Add a carrier* needs, by their paths in the repository. */
export function carrierFiles(theme: Theme, wordmark: Drawing | undefined): Record<string, string> {
  const { code } = theme;
  return {
    [`src/theme/carriers/${code}.ts`]: themeFile(theme),
    ...(wordmark && { [`src/theme/wordmarks/${code}.svg`]: wordmarkFile(wordmark) }),
    [`mocks/catalogue/${code.toLowerCase()}.ts`]: productsFile(code),
    'mocks/catalogue.ts': catalogueFile(code),
  };
}
