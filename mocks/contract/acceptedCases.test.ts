import { expect, it } from 'vitest';
import { acceptedCases } from './acceptedCases';

it.each([
  [0.2, []],
  [0.21, [{ field: 'result.saldo', expected: '0.2', received: '0.21' }]],
])('the case of the sale compares the balance %d in cents', (saldo, deviations) => {
  const sale = acceptedCases.find(({ title }) => title === 'subtracts the price of a sale');
  const known = { token: '', user: '', password: '', phone: '', balance: 0.3, price: 0.1 };
  const text = JSON.stringify({ code: 0, result: { saldo } });
  expect(sale?.createCheck(known)({ status: 200, text, cookies: [] })).toEqual(deviations);
});
