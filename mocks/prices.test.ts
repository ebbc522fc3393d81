import { describe, expect, it } from 'vitest';
import { formatAmount } from '#components/Amount';
import { catalogue } from '#mocks/catalogue';
import { billers } from '#mocks/billers';
import { themeOf } from '#theme/themes';

const prices = [...catalogue, ...billers].flatMap(({ name, categorias = [] }) =>
  categorias.flatMap(({ productos }) =>
    productos.map(({ sku, precio }) => ({ sku, precio, currency: themeOf(name).currency })),
  ),
);

describe('every price of the catalogue', () => {
  it.each(['es', 'en'] as const)('is formatted with two decimals in %s', (language) => {
    const invalid = prices.filter(({ precio, currency }) => {
      const full = formatAmount(precio, { language, currency });
      const short = formatAmount(precio, { language, currency, short: true });
      return (
        !/^\$\d{1,3}(,\d{3})*\.\d{2}$/.test(full) ||
        Number(full.replace(/[$,]/g, '')) !== precio ||
        (Number.isInteger(precio) && short !== full.replace('.00', ''))
      );
    });
    expect(prices.length).toBeGreaterThan(100);
    expect(invalid).toEqual([]);
  });
});
