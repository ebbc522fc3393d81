import { expect, it } from 'vitest';
import { topUpReducer, type TopUp, type TopUpAction } from './topUp';

const carrier = 'TELCEL';
const product = { sku: 'A-1', precio: 50, descripcion: 'Saldo' };
const other = { ...product, sku: 'A-2' };
const chosen: TopUp = { carrier, category: 1, phone: '5512345000', product, id: 'id' };
const found = { product: other, category: 2 };
const loaded: TopUpAction = { type: 'listLoaded', carrier, found, id: 'next' };

/** Returns a chosen top-up after actions. */
function after(...actions: TopUpAction[]): TopUp {
  return actions.reduce<TopUp>(topUpReducer, chosen);
}

it('fills what an address contains, but replaces nothing that was entered on this page', () => {
  const fill = (...entered: TopUpAction[]) =>
    after(
      ...entered,
      { type: 'phoneFound', carrier, phone: '3312345000' },
      { type: 'skuFound', carrier, sku: other.sku },
      loaded,
    );
  const filled = { category: 2, phone: '3312345000', product: other, id: 'next', sku: undefined };
  expect(fill()).toMatchObject(filled);
  expect(fill({ type: 'phoneEntered', carrier, phone: '' })).toMatchObject(filled);
  expect(fill({ type: 'categoryChosen', carrier, category: 0 })).toMatchObject({
    ...filled,
    category: 0,
  });
  expect(fill({ type: 'productChosen', carrier, product, id: 'own' })).toMatchObject({
    category: 1,
    product,
    id: 'own',
  });
});

it('repeats a product as soon as the list contains it, in place of an earlier choice and of an address', () => {
  const repeated: TopUpAction[] = [
    { type: 'categoryChosen', carrier, category: 0 },
    { type: 'skuChosen', carrier, sku: other.sku },
    { type: 'skuFound', carrier, sku: 'A-3' },
  ];
  const waiting = after(...repeated);
  expect(waiting).toMatchObject({ product: undefined, id: undefined, sku: other.sku });
  expect(after(...repeated, loaded)).toMatchObject({ ...found, id: 'next', sku: undefined });
  const gone = after(...repeated, { ...loaded, found: undefined });
  expect(gone).toMatchObject({ product: undefined, sku: undefined });
});

it('waits for no product of a list without a waiting one, or after another choice', () => {
  expect(after(loaded)).toMatchObject({ product, id: 'id' });
  const choice: TopUpAction = { type: 'productChosen', carrier, product, id: 'own' };
  const late = after({ type: 'skuChosen', carrier, sku: other.sku }, choice, loaded);
  expect(late).toMatchObject({ product, id: 'own' });
  const elsewhere: TopUpAction = { type: 'phoneEntered', carrier: 'ATT', phone: '' };
  expect(after({ type: 'skuChosen', carrier, sku: other.sku }, elsewhere).sku).toBeUndefined();
});
