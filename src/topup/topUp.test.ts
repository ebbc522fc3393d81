import { expect, it } from 'vitest';
import { topUpReducer, type TopUp, type TopUpAction } from './topUp';

const product = { sku: 'A-1', precio: 50, descripcion: 'Saldo' };
const chosen: TopUp = {
  carrier: 'TELCEL',
  category: 1,
  phone: '5512345000',
  product,
  purchase: 'id',
};

it('fills what an address contains, but replaces nothing that was entered on this page', () => {
  const found = { carrier: 'TELCEL', product: { ...product, sku: 'A-2' }, purchase: 'next' };
  const actions: TopUpAction[] = [
    { type: 'phoneFound', carrier: 'TELCEL', phone: '3312345000' },
    { type: 'productFound', category: 2, ...found },
  ];
  const fill = (...entered: TopUpAction[]) =>
    [...entered, ...actions].reduce<TopUp>(topUpReducer, chosen);
  const filled = { category: 2, phone: '3312345000', product: found.product, purchase: 'next' };
  expect(fill()).toMatchObject(filled);
  expect(fill({ type: 'phoneEntered', carrier: 'TELCEL', phone: '' })).toMatchObject(filled);
  expect(fill({ type: 'categoryChosen', carrier: 'TELCEL', category: 0 })).toMatchObject({
    ...filled,
    category: 0,
  });
});
