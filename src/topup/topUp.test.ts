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
  const topUp = topUpReducer(chosen, {
    type: 'phoneEntered',
    carrier: 'ATT',
    phone: '55',
    purchase: 'next',
  });
  expect(topUp).toEqual({ ...emptyTopUp, carrier: 'ATT', phone: '55' });
});

it('starts a new purchase with another complete number', () => {
  const enter = (last: TopUp, ...phones: string[]) =>
    phones.reduce(
      (topUp, phone) =>
        topUpReducer(topUp, { type: 'phoneEntered', carrier: 'TELCEL', phone, purchase: 'next' }),
      last,
    ).purchase;
  expect(enter(chosen, '5512345000')).toBe('id');
  expect(enter(chosen, '5512345000', '551234500', '5512345000')).toBe('id');
  expect(enter(chosen, '5512345000', '551234500', '5512345009')).toBe('next');
  expect(enter(chosen, '5512345000', '3312345000')).toBe('next');
  expect(enter(emptyTopUp, '5512345000', '3312345000')).toBeUndefined();
});
