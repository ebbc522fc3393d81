import * as v from 'valibot';
import { expect, it } from 'vitest';
import { type Carrier, createStrictSchemas } from '#api/contract';
import { productsOf } from '#api/carriers';
import { billers } from './billers';
import { catalogue } from './catalogue';

const all = (list: Carrier[]) => list.flatMap(({ categorias }) => productsOf(categorias));

it('has a unique SKU for each product', () => {
  const skus = all([...catalogue, ...billers]).map(({ sku }) => sku);

  expect(new Set(skus).size).toBe(skus.length);
  expect(skus.filter((sku) => !/^[A-Z]{3}-[A-Z]{2,3}-\d{3,4}$/.test(sku))).toEqual([]);
});

it('satisfies the contract', () => {
  const { carriers } = createStrictSchemas();

  expect(v.parse(carriers, catalogue)).toEqual(catalogue);
  expect(v.parse(carriers, billers)).toEqual(billers);
});

it('describes each product, without the validity', () => {
  const invalid = all(catalogue).filter(
    ({ descripcion }) => !/\S{4}/.test(descripcion) || /día|vigencia|móvil|bono/i.test(descripcion),
  );

  expect(invalid).toEqual([]);
});
