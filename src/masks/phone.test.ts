import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { formatPhone, isCompletePhone, parsePhone, phoneMask, type PhoneOptions } from './phone';
import { typeKeys } from './testing/models';

const plans = {
  AR: { countryCode: '54', groups: [2, 4, 4] },
  BR: { countryCode: '55', groups: [2, 5, 4], lengths: [10, 11] },
  CL: { countryCode: '56', groups: [1, 4, 4] },
  CO: { countryCode: '57', groups: [3, 3, 4] },
  DO: { countryCode: '1', groups: [3, 3, 4] },
  MX: { countryCode: '52' },
  PE: { countryCode: '51', groups: [3, 3, 3] },
};

test.each<[keyof typeof plans, string, string]>([
  ['CO', '+57 300 123 4567', '3001234567'],
  ['CO', '0057 300 1234567', '3001234567'],
  ['CO', '011 57 300 123 4567', '3001234567'],
  ['CO', '573001234567', '3001234567'],
  ['CO', '+57 (0) 300 123 4567', '3001234567'],
  ['CO', '0300 123 4567', '3001234567'],
  ['CO', '573 001 2345', '5730012345'],
  ['BR', '+55 (11) 91234-5678', '11912345678'],
  ['BR', '+55 (11) 3123-4567', '1131234567'],
  ['BR', '0 11 91234 5678', '11912345678'],
  ['BR', '55 91234 5678', '55912345678'],
  ['DO', '+1 (809) 555-0100', '8095550100'],
  ['DO', '1 809 555 0100', '8095550100'],
  ['CL', '+56 9 1234 5678', '912345678'],
  ['PE', '+51 987 654 321', '987654321'],
  ['AR', '+54 9 11 1234 5678', '1112345678'],
  ['AR', '54 9 11 1234 5678', '1112345678'],
  ['AR', '+54 11 1234 5678', '1112345678'],
  ['AR', '9 11 1234 5678', '1112345678'],
  ['CO', '+52 300 123 4567', '+523001234567'],
  ['CO', '+45 12 34 56 78', '+4512345678'],
  ['CO', '+57 300 123 456', '+57300123456'],
  ['CO', '+57 300 123 4567 8', '+5730012345678'],
  ['CO', '57 300 123 4567 8', '5730012345678'],
  ['CL', '+56 9 1234 5678 0', '+569123456780'],
  ['PE', '0051 987 654 321 0', '00519876543210'],
  ['MX', '+52 1 55 1234 5678', '5512345678'],
  ['MX', '521 55 1234 5678', '5512345678'],
  ['MX', '044 55 1234 5678', '5512345678'],
  ['MX', '+52 55 1234 5678 9', '+5255123456789'],
  ['MX', '044 55 1234 5678 9', '04455123456789'],
  ['CO', '00573001234', '00573001234'],
  ['CO', '01157300123', '01157300123'],
])('a phone number in %s, %s, is %s, pasted or typed', (country, text, raw) => {
  const options = plans[country];
  expect(parsePhone(text, options)).toBe(raw);
  expect(typeKeys(phoneMask(options), text)).toBe(raw);
});

test.each([undefined, null, '', {}, 'CO'])('the country code %j removes nothing', (countryCode) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const options = { countryCode, groups: [3, 3, 4] } as PhoneOptions;
  expect(parsePhone('+57 300 123 4567', options)).toBe('+573001234567');
  expect(parsePhone('+52 55 1234 5678', { countryCode } as PhoneOptions)).toBe('5512345678');
  const isMistake =
    (typeof countryCode === 'object' && countryCode !== null) || countryCode === 'CO';
  expect(log).toHaveBeenCalledTimes(isMistake ? 1 : 0);
  log.mockRestore();
});

describe('a Mexican phone number', () => {
  test.each([
    '5512345678',
    '(55) 1234 5678',
    '55\u00a01234\u20115678',
    ' tel:+525512345678\n',
    '\u202a+52 55 1234 5678\u202c',
    '+52 1 55 1234 5678',
    '5215512345678',
    '044 55 1234 5678',
    '01 55 1234 5678',
    '0 55 1234 5678',
    '+52 044 1 55 1234 5678',
    '0052 1 55 1234 5678',
    '011 52 1 55 1234 5678',
    '+52 +52 55 1234 5678',
    '＋５２ ０４４ ５５ １２３４ ５６７８',
    '٥٥ ١٢٣٤ ٥٦٧٨',
    '𝟓𝟓 १२३४ ๕๖๗๘',
    '*55 1234 5678*',
    '**55 1234 5678**',
    '• 55 1234 5678',
    '* *55 1234 5678*',
    '•55 1234 5678',
    '55 1234 5678*',
    '55 • 1234 • 5678',
    '*Tel:* 55 1234 5678',
    'Tel: 55 1234 5678 *WhatsApp*',
    'Tel: *55 1234 5678 (WhatsApp)*',
    'Tel: 55 1234 5678 *WhatsApp',
    'Alexx: 55 1234 5678',
  ])('reads ten digits in %s', (text) => {
    expect(parsePhone(text)).toBe('5512345678');
  });

  test.each([
    ['55123456789', '55123456789'],
    ['1 55 1234 5678', '15512345678'],
    ['+1 (212) 555-0100 x12', '+1212555010012'],
    ['＋65 6123 4567', '+6561234567'],
    ['+52 55 1234 56', '+5255123456'],
    ['5212345678', '5212345678'],
    ['044 55 1234 567', '044551234567'],
    ['001 415 555 2671', '0014155552671'],
    ['04444 55 1234 5678', '044445512345678'],
    ['55 1234 5678 +', '5512345678'],
    ['55 1234 5678, 55 8765 4321', '55123456785587654321'],
    ['55 **** 5678', '555678'],
    ['**** 5678 *WhatsApp*', '5678'],
    ['*55 1234 567*', '551234567'],
    ['*55 1234 5678* / *55 8765 4321*', '55123456785587654321'],
    ['+52 •• ••••', '+52'],
    ['no number', ''],
    ['XX 1234 5678', '12345678'],
  ])('keeps every digit of %s', (text, digits) => {
    expect(parsePhone(text)).toBe(digits);
  });

  test('loses only known prefixes, before ten digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,20}$/), (digits) => {
        const phone = parsePhone(digits);
        const dropped = digits.slice(0, digits.length - phone.length);
        expect(dropped + phone).toBe(digits);
        expect(dropped).toMatch(/^(?:52|044|045|01|0|1)*$/);
        expect(dropped === '' || phone.length === 10).toBe(true);
      }),
    );
  });
});

/** Texts that begin like numbers with a prefix, of any length. */
const texts = fc
  .tuple(
    fc.constantFrom('', '+', '00', '011', '0', '8', '044', '52', '57', '7', '1'),
    fc.string({ unit: fc.constantFrom(...'012345679 +-'), maxLength: 20, size: 'max' }),
  )
  .map((parts) => parts.join(' '));

describe.each(['', '52', '1', '7', '54', '55', '57'])(
  'with the country code "%s"',
  (countryCode) => {
    const formats = fc.constantFrom<PhoneOptions>(
      { countryCode },
      { countryCode, groups: [3, 3, 4] },
      { countryCode, groups: [2, 5, 4], lengths: [10, 11] },
      { countryCode, groups: [3, 3, 3] },
    );

    test('a number is the same typed and pasted', () => {
      fc.assert(
        fc.property(texts, formats, (text, options) => {
          const pasted = phoneMask(options).finish(parsePhone(text, options));
          expect(typeKeys(phoneMask(options), text)).toBe(pasted);
          expect(parsePhone(formatPhone(pasted, options), options)).toBe(pasted);
        }),
      );
    });

    test('a complete number has lost only a prefix', () => {
      const code = countryCode || '52';
      const prefix = new RegExp(`^\\+?(?:00|011)?(?:${code}|04[45]|01?|1|9)*$`);
      fc.assert(
        fc.property(texts, formats, (text, options) => {
          const phone = typeKeys(phoneMask(options), text);
          const digits = text.replace(/[^\d]/g, '');
          expect(digits.endsWith(phone.replace('+', ''))).toBe(true);
          const isComplete = isCompletePhone(phone, options);
          expect(!isComplete || prefix.test(digits.slice(0, -phone.length))).toBe(true);
        }),
      );
    });
  },
);

test.each([
  [{ countryCode: '7' }, '8 912 345 67 89', '89123456789', '891 234 56 78 9'],
  [{ countryCode: '' }, '00 49 30123456', '004930123456', '004 930 12 34 56'],
  [{ countryCode: '', groups: [3, 3, 4] }, '00 49 30123456', '004930123456', '004 930 1234 56'],
  [{}, '55 1234 5678 9', '55123456789', '551 234 56 78 9'],
])('with %j, the number %s keeps all digits, and is not complete', (options, text, raw, shown) => {
  const phone = typeKeys(phoneMask(options), text);
  expect([phone, isCompletePhone(phone, options)]).toEqual([raw, false]);
  expect(formatPhone(phone, options)).toBe(shown);
});

test.each<[string, PhoneOptions | undefined, boolean]>([
  ['5512345678', undefined, true],
  ['+525512345', undefined, false],
  ['', undefined, false],
  ['987654321', { lengths: [9] }, true],
])('the number %j with %j is complete: %s', (phone, options, expected) => {
  expect(isCompletePhone(phone, options)).toBe(expected);
});
