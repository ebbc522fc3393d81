import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Scratch } from '../plants/scratch';
import { copyRepository, failures } from './copy';

const wordmark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 660 1000" fill="currentColor"><path d="M0 170h660v660H0z"/></svg>\n';

const colors =
  "{ brand: '#4A2C8F', onBrand: '#FFFFFF', brandText: '#4A2C8F', brandTint: '#EEE9F8', accent: '#F2A23A' }";

/** Adds a carrier as the README tells a person to: a theme, a wordmark and its part of the catalogue. */
function addCarrier(copy: Scratch, code: string, currency: 'MXN' | 'USD'): void {
  const theme = `{ code: '${code}', name: '${code} Lucero', currency: '${currency}', colors: ${colors} }`;
  const products = "[[20, 'Saldo para llamadas', 30], [50, 'Saldo para llamadas y SMS']]";
  const sku = currency === 'USD' ? 'LUS-TA' : 'LUC-TA';
  copy.plant({
    file: `src/components/theme/carriers/${code}.ts`,
    text: `import { defineTheme } from '../contract';\n\nexport const theme = defineTheme(${theme});\n`,
  });
  copy.plant({ file: `src/components/theme/wordmarks/${code}.svg`, text: wordmark });
  copy.plant({
    file: 'mocks/catalogue.ts',
    replace: '\n];',
    by: `\n  { name: '${code}', categorias: [createCategory('Tiempo aire', '${sku}', ${products})] },\n];`,
  });
}

describe('a carrier added by the README’s steps, one in pesos and one in dollars', () => {
  let copy: Scratch;

  beforeAll(() => {
    copy = copyRepository();
    copy.plant({
      file: 'mocks/catalogue.ts',
      replace: "import { att } from './catalogue/att';",
      by: "import { att } from './catalogue/att';\nimport { createCategory } from './catalogue/createCategory';",
    });
    addCarrier(copy, 'LUCERO', 'MXN');
    addCarrier(copy, 'LUCEROUSD', 'USD');
  });

  afterAll(() => {
    copy.remove();
  });

  it('leaves the unit tests green', async () => {
    expect(await failures(copy, ['--project=unit'])).toEqual([]);
  });

  it('is sold by the stories of tiles, wordmarks, screens and flows', async () => {
    // The copy borrows this repository's node_modules, which Vite would not serve to the browser.
    const server = {
      file: 'vite.config.ts',
      replace: 'server: {',
      by: 'server: { fs: { strict: false },',
    };
    copy.plant(server);
    const stories = ['CarrierLogo', 'CarrierTile', 'screens/Products', 'flows/TopUp'];
    expect(await failures(copy, ['--project=storybook', ...stories])).toEqual([]);
  });
});
