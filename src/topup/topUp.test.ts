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

it('starts a new purchase with a number in place of another complete one', () => {
  const enter = (phone: string, last: TopUp) =>
    topUpReducer(last, { type: 'phoneEntered', carrier: 'TELCEL', phone, purchase: 'next' });
  expect(enter('5512345000', chosen).purchase).toBe('id');
  expect(enter('551234500', chosen).purchase).toBe('next');
  expect(enter('3312345000', { ...chosen, phone: '331234500' }).purchase).toBe('id');
});
