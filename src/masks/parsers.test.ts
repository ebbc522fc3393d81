import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskWith } from './testing/maskWith';
import { parsePhone } from './masks';
import { parseDigits, parseExpiry, toAsciiDigits } from './parsers';

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['0٣/２４', '03/24'],
  ['¹²③', '¹²③'],
  ['𝟎𝟗𝟘𝟡𝟢𝟫𝟬𝟵𝟶𝟿', '0909090909'],
  ['🯰🯱🯲🯳🯴🯵🯶🯷🯸🯹', '0123456789'],
])('turns %s into the ASCII digits %s', (text, ascii) => {
  expect(toAsciiDigits(text)).toBe(ascii);
  expect(parseDigits(text)).toBe(ascii.replace(/\D/g, ''));
});

describe('a phone number', () => {
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
  ])('parses ten digits in %s', (text) => {
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
    ['55 **** 5678', ''],
    ['*55 **** 5678*', ''],
    ['5512**5678', ''],
    ['**** 5678 *WhatsApp*', ''],
    ['*55 1234 567*', '551234567'],
    ['*55 1234 5678* / *55 8765 4321*', '55123456785587654321'],
    ['+52 •• ••••', ''],
    ['no number', ''],
    ['XX 1234 5678', ''],
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

  test('that is typed with its prefix is correct or incomplete at each step', () => {
    const heads = fc.constantFrom('+52', '52', '0052', '01152', '044', '045', '01', '0');
    const codes = fc.array(fc.constantFrom('52', '1', '01', '044', '045', '0'), { maxLength: 3 });
    // After the exit codes 00 and 011, only the country code of Mexico is its prefix.
    const isMexican = (prefix: string) => !/^(?:00|011)(?!52)|^1|^\+(?!52)/.test(prefix);
    const prefixes = fc
      .tuple(heads, codes)
      .map(([head, rest]) => head + rest.join(''))
      .filter((prefix) => prefix.length < 10 && isMexican(prefix));
    const foreign = fc.constantFrom('+1', '+65', '+507', '001', '01144', '1');
    const national = fc.stringMatching(/^[2-9]\d{9}$/);
    const steps = fc.nat({ max: 20 });
    fc.assert(
      fc.property(fc.oneof(prefixes, foreign), national, steps, (start, phone, count) => {
        const text = (start + phone).slice(0, start.length + count);
        const mask = maskWith('phone', '');
        for (const char of text) mask.splice(mask.displayValue.length, 0, char);
        const isComplete = text === start + phone;
        const isSigned = /^(?:\+|00|011)/.test(start);
        const value = mask.unmaskedValue;
        if (isSigned || isComplete) expect(/^\d{10}$/.test(value) ? value : phone).toBe(phone);
        mask.doCommit();
        if (isComplete && isMexican(start)) expect(mask.unmaskedValue).toBe(phone);
      }),
    );
  });
});

test.each([
  ['0324', '0324'],
  ['03/24', '0324'],
  ['3/24', '0324'],
  ['3/2024', '032024'],
  ['2024-03', '032024'],
  ['2024-3', '032024'],
  ['202403', '032024'],
  ['202413', '202413'],
  ['０３／２０２４', '032024'],
  ['3', '03'],
  ['324', '0324'],
  ['32024', '032024'],
  ['03/2024', '032024'],
  ['224', '224'],
  ['932024', '932024'],
  ['3/', '03'],
  ['12/', '12'],
  ['01/03/2024', ''],
  ['03/2027 032027', ''],
  ['0320270', ''],
  ['*03/2027*', '032027'],
  ['**/2027', ''],
  ['03/**', ''],
])('an expiry date of the text %s is parsed as %s', (text, digits) => {
  expect(parseExpiry(text)).toBe(digits);
});
