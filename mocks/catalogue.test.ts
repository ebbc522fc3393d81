import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { carrierListSchema, type Product } from '#api/contract';
import { catalogue } from './catalogue';
import { billers } from './billers';

const products = productsOf(catalogue);

describe('the sample catalogue', () => {
  it('satisfies the contract, and so do the billers', () => {
    expect(v.parse(carrierListSchema, catalogue)).toStrictEqual(catalogue);
    expect(v.parse(carrierListSchema, billers)).toStrictEqual(billers);
  });

  it('has a unique SKU for each product', () => {
    const skus = [...products, ...productsOf(billers)].map(({ sku }) => sku);

    expect(new Set(skus).size).toBe(skus.length);
    expect(skus.filter((sku) => !/^[A-Z]{3}-[A-Z]{2,3}-\d{3,4}$/.test(sku))).toEqual([]);
  });

  it('describes each product, without the validity', () => {
    const invalid = products.filter(
      ({ descripcion }) =>
        !/\S{4}/.test(descripcion) || /día|vigencia|móvil|bono/i.test(descripcion),
    );

    expect(invalid).toEqual([]);
  });

  it.each([
    ['TEL-TA-050', 50, 'Saldo + 400 MB y 750 MB para redes', 7],
    ['TEL-IT-015', 15, '2 horas de internet', undefined],
    ['ATT-PQ-1000', 1000, '20 GB, llamadas y SMS', 30],
    ['MUS-RD-005', 5, 'Saldo para llamadas y SMS', 30],
  ])('sells %s', (sku, precio, descripcion, vigencia) => {
    expect(products.find((product) => product.sku === sku)).toEqual({
      sku,
      precio,
      descripcion,
      ...(vigencia !== undefined && { vigencia }),
    });
  });
});

function productsOf(list: typeof catalogue): Product[] {
  return list.flatMap(({ categorias = [] }) => categorias.flatMap(({ productos }) => productos));
}
