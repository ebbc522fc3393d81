import { expect, it } from 'vitest';
import { payerOf } from './method';

it('masks a value on the receipt unless its row formats it, and leaves out the other fields', () => {
  const values = { holder: ' Ana ', account: '4242 4242 4242 1234', code: '1234', cvv: '987' };
  const rows = {
    holder: { label: 'field.cardholder', format: (name: string) => name.trim() },
    account: { label: 'receipt.card' },
    code: { label: 'receipt.card' },
    other: { label: 'receipt.card' },
  } as const;
  expect(payerOf(values, rows)).toEqual({
    holder: 'Ana',
    account: 'XXXX XXXX XXXX 1234',
    code: 'XXXX XXXX XXXX ',
    other: 'XXXX XXXX XXXX ',
  });
});
