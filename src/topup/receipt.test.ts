import { expect, it } from 'vitest';
import { createReceipt } from './receipt';

it('records the exact price, the description and the validity of the product', () => {
  const product = { sku: 'A-1', precio: 50.25, descripcion: 'Saldo', vigencia: 7 };
  const now = new Date('2026-03-14T18:30:00Z');

  expect(
    createReceipt({ carrier: 'A', phone: '5512345678' }, product, 'demo', now, 'key'),
  ).toMatchObject({
    transaction: { code: 0, monto: 50.25, concepto: 'Saldo' },
    paidAt: now.getTime(),
    carrier: 'A',
    phone: '5512345678',
    sku: 'A-1',
    validity: 7,
  });
});
