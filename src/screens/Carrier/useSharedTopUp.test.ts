import { expect, it } from 'vitest';
import { fragmentOf, readFragment } from './useSharedTopUp';

it.each([
  ['#sku=TEL-TA-050&celular=5512345678', { sku: 'TEL-TA-050', phone: '5512345678' }],
  ['#celular=+52%201%2055-1234%205678', { phone: '5512345678' }],
  ['#sku=A%20B%2BC', { sku: 'A B+C' }],
  // A foreign number of ten digits with its country code.
  ['#celular=+4930123456&sku=A', { sku: 'A' }],
  ['#celular=551234567&sku=A', { sku: 'A' }],
  ['#celular=551234567%8&sku=A', { sku: 'A' }],
  ['#section', {}],
  ['', {}],
])('reads %s', (hash, expected) => {
  const read = readFragment(hash);
  expect({ sku: read.sku, phone: read.phone }).toEqual({
    phone: undefined,
    sku: undefined,
    ...expected,
  });
});

it.each([{ sku: 'TEL-TA-050', phone: '5512345678' }, { sku: 'ñ & + % = #/?' }])(
  'reads what it has written for $sku',
  (shared) => {
    expect(readFragment(new URL(fragmentOf(shared), 'https://a.test').hash)).toEqual({
      phone: undefined,
      ...shared,
    });
  },
);
