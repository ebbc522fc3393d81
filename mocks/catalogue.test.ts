import * as v from 'valibot';
import { expect, it } from 'vitest';
import { carrierListSchema } from '#api/contract';
import { productsOf } from '#api/carriers';
import { carrierFiles } from '#storybook/review/files';
import { codeOf, themeOfBrand } from '#storybook/review/theme';
import { carrierThemes } from '#theme/themes';
import { billers } from './billers';
import { catalogue } from './catalogue';

const products = catalogue.flatMap(({ categorias }) => productsOf(categorias));
const services = billers.flatMap(({ categorias }) => productsOf(categorias));
const skus = [...products, ...services].map(({ sku }) => sku);

it('has a unique SKU for each product', () => {
  expect(new Set(skus).size).toBe(skus.length);
  expect(skus.filter((sku) => !/^[A-Z]{3,}-[A-Z]{2,3}-\d{3,4}$/.test(sku))).toEqual([]);
});

it.each(['Lucero', 'Telmex', 'Telefonica', 'SRV', 'O2'])(
  'has no SKU with the prefix that the theme studio writes for %s',
  (name) => {
    const files = carrierFiles(themeOfBrand(codeOf(name), name, '#4A2C8F'), undefined);
    const [, prefix = ''] = /'([A-Z]{3,}-)TA'/.exec(Object.values(files).join('')) ?? [];

    expect(prefix).not.toBe('');
    expect(skus.filter((sku) => sku.startsWith(prefix))).toEqual([]);
  },
);

it('satisfies the contract', () => {
  expect(v.parse(carrierListSchema, catalogue)).toEqual(catalogue);
  expect(v.parse(carrierListSchema, billers)).toEqual(billers);
});

it('describes each product, without the validity', () => {
  const invalid = products.filter(
    ({ descripcion }) => !/\S{4}/.test(descripcion) || /día|vigencia|móvil|bono/i.test(descripcion),
  );

  expect(invalid).toEqual([]);
});

it('sells for each carrier with a theme', () => {
  const codes = carrierThemes.map(({ code }) => code);

  expect(catalogue.map(({ name }) => name).sort()).toEqual(codes.sort());
});
