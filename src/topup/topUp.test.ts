import { expect, it } from 'vitest';
import { emptyTopUp, topUpReducer, type TopUp } from './topUp';

const product = { sku: 'A-1', precio: 50, descripcion: 'Saldo' };
const chosen: TopUp = {
  carrier: 'TELCEL',
  category: 1,
  phone: '5512345000',
  product,
  purchase: 'id',
};

it('starts a new top-up with the first choice of another carrier', () => {
  const topUp = topUpReducer(chosen, { type: 'phoneEntered', carrier: 'ATT', phone: '55' });
  expect(topUp).toEqual({ ...emptyTopUp, carrier: 'ATT', phone: '55' });
});
