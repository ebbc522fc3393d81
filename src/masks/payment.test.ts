import type { StandardProps } from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  cardBrand,
  createPaymentSchemas,
  formatExpiry,
  formatPhone,
  isValidExpiry,
  paymentSchemas,
} from './payment';

test.each([
  [formatPhone('5512345678'), '551 234 56 78'],
  [formatPhone('987654321', [3, 3, 3]), '987 654 321'],
  [formatExpiry('032028'), '03/2028'],
  [formatExpiry('0328'), '03/28'],
  [formatExpiry(''), ''],
])('formats %j', (display, expected) => {
  expect(display).toBe(expected);
});

test.each<[string | undefined, string[]]>([
  ['Visa', ['4', '4242424242424242']],
  ['Mastercard', ['51', '55', '2221', '223', '23', '26', '271', '2720']],
  ['American Express', ['34', '37']],
  ['Carnet', ['286900', '502275', '506199', '5062', '506499', '588772', '60462203', '606333']],
  ['Carnet', ['627535', '636318', '636379', '639388', '639484', '639559']],
  [undefined, ['', '5', '50', '56', '222', '2220', '272', '2721', '28', '36', '506198', '5065']],
])('the brand %s has the numbers that begin with %j', (name, starts) => {
  for (const digits of starts) expect([digits, cardBrand(digits)?.name]).toEqual([digits, name]);
});

test('a brand has the groups of its numbers and the length of its security code', () => {
  expect(cardBrand('34')).toEqual({ name: 'American Express', groups: [4, 6, 5], cvv: 4 });
  for (const digits of ['4', '51', '506199']) {
    expect(cardBrand(digits)).toMatchObject({ groups: [4, 4, 4, 4], cvv: 3 });
  }
});

test.each([
  ['0324', new Date(2024, 2, 31, 23, 59), true],
  ['0324', new Date(2024, 3, 1), false],
  ['032024', new Date(2024, 2, 31, 23, 59), true],
  ['032024', new Date(2024, 3, 1), false],
  ['122024', new Date(2024, 11, 31), true],
  ['122024', new Date(2025, 0, 1), false],
  ['002099', new Date(2024, 0), false],
])('the expiry %j on %s is valid: %s', (value, now, expected) => {
  expect(isValidExpiry(value, now)).toBe(expected);
});

describe('the schema', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(2024, 3, 1), toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** The type is that of the standard, in which a vendor is any string. */
  type Standard = Record<'~standard', Omit<StandardProps<string, string>, 'vendor'>>;

  async function check(schema: Standard, value: unknown): Promise<unknown> {
    const result = await schema['~standard'].validate(value);
    return result.issues ? result.issues.map(({ message }) => message) : result.value;
  }

  test.each([
    ['phone', '5512345678', undefined],
    ['phone', '551234567', 'incomplete'],
    ['phone', '55123456789', 'invalid'],
    ['phone', '+525512345', 'invalid'],
    ['cardNumber', '4242424242424242', undefined],
    ['cardNumber', '378282246310005', undefined],
    ['cardNumber', '424242424242424', 'incomplete'],
    ['cardNumber', '4242424242424241', 'invalid'],
    ['cardNumber', '3782822463100050', 'invalid'],
    ['cardholder', 'Ana Prueba', undefined],
    ['cardholder', '-', 'invalid'],
    ['expiry', '042024', undefined],
    ['expiry', '0424', undefined],
    ['expiry', '032', 'incomplete'],
    ['expiry', '04202', 'incomplete'],
    ['expiry', '132024', 'invalid'],
    ['expiry', '0420240', 'invalid'],
    ['expiry', '032024', 'past'],
    ['cvv', '987', undefined],
    ['cvv', '98', 'incomplete'],
    ['cvv', '9876', 'invalid'],
  ] as const)('%s of %s has the code %s', async (name, value, code) => {
    expect(await check(paymentSchemas[name], value)).toEqual(code === undefined ? value : [code]);
  });

  test.each(['phone', 'cardNumber', 'cardholder', 'expiry', 'cvv'] as const)(
    '%s is required',
    async (name) => {
      for (const value of ['', ' ', null, undefined]) {
        expect(await check(paymentSchemas[name], value)).toEqual(['required']);
      }
    },
  );

  test('can have another number of digits', async () => {
    const { phone, cvv } = createPaymentSchemas({ phone: 9, cvv: cardBrand('34')?.cvv });
    expect(await check(phone, '987654321')).toBe('987654321');
    expect(await check(cvv, '987')).toEqual(['incomplete']);
    expect(await check(cvv, '9876')).toBe('9876');
  });
});
