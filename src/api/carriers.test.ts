import { describe, expect, it } from 'vitest';
import { excludeCarriers, findCarrier, findOffer } from './carriers';
import type { Carrier } from './contract';

const product = { sku: 'B-1', precio: 50, descripcion: 'Saldo' };
const carriers: Carrier[] = [
  { name: 'ALFA' },
  { name: 'BETA', categorias: [{ Categoria: 'Paquetes', productos: [product] }] },
];

it.each([
  [[], ['ALFA', 'BETA']],
  [[' beta '], ['ALFA']],
  [
    ['ALF', 'BETA 2', ''],
    ['ALFA', 'BETA'],
  ],
])('excludeCarriers removes complete names: %j', (exclusions, names) => {
  expect(excludeCarriers(carriers, exclusions).map(({ name }) => name)).toEqual(names);
});

it.each([
  ['BETA', carriers[1]],
  ['beta', undefined],
  ['', undefined],
  ['__proto__', undefined],
])('findCarrier finds the carrier with the name %j', (name, expected) => {
  expect(findCarrier(carriers, name)).toBe(expected);
});

describe('findOffer', () => {
  const chosen = { sku: 'A', precio: 50, descripcion: 'x' };
  const twin = { ...chosen, descripcion: 'y' };
  const dearer = { ...chosen, precio: 60 };

  it.each([
    ['the same product', [twin, chosen], chosen],
    ['an equal product', [twin, { ...chosen }], chosen],
    ['the product of its sku and price', [dearer, twin], twin],
    ['the only product of its sku, at another price', [dearer], dearer],
    [
      'none where several of its sku have other prices',
      [dearer, { ...dearer, precio: 70 }],
      undefined,
    ],
    ['none where the sku is gone', [{ ...chosen, sku: 'B' }], undefined],
  ])('finds %s', (_, products, expected) => {
    expect(findOffer(products, chosen)).toEqual(expected);
  });
});
