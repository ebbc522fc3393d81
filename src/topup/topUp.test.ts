import { expect, it } from 'vitest';
import { emptyTopUp, topUpReducer, type PaidReceipt, type TopUp } from './topUp';

const product = { sku: 'A-1', precio: 50, descripcion: 'Saldo' };
const chosen: TopUp = {
  carrier: 'TELCEL',
  category: 1,
  phone: '5512345000',
  product,
  purchase: 'id',
};

function receiptNo(count: number): PaidReceipt {
  const folio = String(count).padStart(10, '0');
  return {
    transaction: { code: 0, folio, folioRecarga: '483920', monto: 50, concepto: 'Saldo' },
    historyKey: 'key',
  };
}

it('starts a new top-up with the first choice of another carrier', () => {
  const topUp = topUpReducer(chosen, { type: 'phoneEntered', carrier: 'ATT', phone: '55' });
  expect(topUp).toEqual({ ...emptyTopUp, carrier: 'ATT', phone: '55' });
});

it('completes a purchase once, and no other one', () => {
  const pay = (topUp: TopUp, purchase: string, count: number) =>
    topUpReducer(topUp, { type: 'paid', purchase, receipt: receiptNo(count) });
  const paid = ['other', 'id', 'id', 'other'].reduce(pay, chosen);
  expect(pay(chosen, 'other', 0)).toBe(chosen);
  expect(paid).toEqual({ ...emptyTopUp, receipt: receiptNo(1) });
});
