import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moveMonthFirst, parseDigits, parseExpiry, parsePhone, toAsciiDigits } from './parsers';

describe('digits', () => {
  test.each([
    ['５５１', '551'],
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['0٣/２４', '03/24'],
    ['¹²③', '¹²③'],
  ])('turns %s into %s', (text, ascii) => {
    expect(toAsciiDigits(text)).toBe(ascii);
  });

  test('removes all other characters', () => {
    expect(parseDigits('a1 b-２c٣')).toBe('123');
  });
});

describe('a phone number', () => {
  test.each([
    '5512345678',
    '55 1234 5678',
    '55 1234-5678',
    '(55) 1234 5678',
    '+52 55 1234 5678',
    '+52 (55) 1234-5678',
    '52 55 1234 5678',
    '+52 1 55 1234 5678',
    '5215512345678',
    '044 55 1234 5678',
    '0445512345678',
    '045 55 1234 5678',
    '01 55 1234 5678',
    '５５ １２３４ ５６７８',
    '٥٥ ١٢٣٤ ٥٦٧٨',
    ' tel:+525512345678\n',
    '55.1234.5678',
    '\u202a+52 55 1234 5678\u202c',
    '55\u00a01234\u20115678',
    '۵۵۱۲۳۴۵۶۷۸',
  ])('parses ten digits in %s', (text) => {
    expect(parsePhone(text)).toBe('5512345678');
  });

  test.each([
    ['55123456789', '55123456789'],
    ['15512345678', '15512345678'],
    ['+1 415 555 2671', '+14155552671'],
    ['＋65 6123 4567', '+6561234567'],
    ['+52 55 1234 56', '+5255123456'],
    ['52 155 1234 567', '521551234567'],
    ['525512345', '525512345'],
    ['5212345678', '5212345678'],
    ['0441234567', '0441234567'],
    ['52155123456789', '52155123456789'],
    ['+1 (212) 555-0100 x12', '+1212555010012'],
    ['55 1234 5678 +', '5512345678'],
    ['55 1234 5678, 55 8765 4321', '55123456785587654321'],
    ['no number', ''],
    ['', ''],
  ])('keeps every digit of %s', (text, digits) => {
    expect(parsePhone(text)).toBe(digits);
  });

  test('keeps the ten digits of a number with any prefix and separators', () => {
    const prefix = fc.constantFrom('', '+52', '52', '521', '+52 1 ', '044', '045', '01');
    const filler = fc.constantFrom('', ' ', '-', '.', '(', ') ', '\u00a0');
    const digits = fc
      .array(fc.tuple(fc.nat({ max: 9 }), filler), { minLength: 10, maxLength: 10 })
      .filter(([first]) => first !== undefined && first[0] > 1);
    fc.assert(
      fc.property(prefix, digits, (start, pairs) => {
        const phone = pairs.map(([digit]) => digit).join('');
        expect(parsePhone(start + pairs.flat().join(''))).toBe(phone);
      }),
    );
  });

  test('loses only known prefixes, before ten digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,20}$/), (digits) => {
        const phone = parsePhone(digits);
        const dropped = digits.slice(0, digits.length - phone.length);
        expect(dropped + phone).toBe(digits);
        expect(['', '52', '521', '044', '045', '01']).toContain(dropped);
        expect(dropped === '' || phone.length === 10).toBe(true);
      }),
    );
  });
});

describe('an expiry date', () => {
  test.each([
    ['0324', '0324'],
    ['03/24', '0324'],
    ['3/24', '0324'],
    ['03/2024', '032024'],
    ['3/2024', '032024'],
    ['2024-03', '032024'],
    ['2024-3', '032024'],
    ['202403', '032024'],
    ['032024', '032024'],
    ['03 / 24', '0324'],
    ['03-24', '0324'],
    ['03.2024', '032024'],
    ['０３／２０２４', '032024'],
    ['٠٣/٢٤', '0324'],
    ['3', '3'],
    ['12', '12'],
    ['', ''],
    ['soon', ''],
    ['3/', '03'],
    [' 3 ', '03'],
    ['12/', '12'],
    ['01/03/2024', ''],
    ['2024/2025', ''],
    ['03/2027 032027', ''],
    ['0320270', ''],
  ])('of the text %s is parsed as %s', (text, digits) => {
    expect(parseExpiry(text)).toBe(digits);
  });

  test('has the same digits for each spelling of a month', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.nat({ max: 99 }), (month, ofCentury) => {
        const [two, year] = [String(month).padStart(2, '0'), 2000 + ofCentury];
        const spellings = [`${two}${year}`, `${two}/${year}`, `${month}/${year}`, `${year}-${two}`];
        expect(spellings.map(parseExpiry)).toEqual(spellings.map(() => `${two}${year}`));
      }),
    );
  });

  test.each([
    ['202413', '202413'],
    ['202400', '202400'],
    ['121999', '121999'],
    ['1202403', '1202403'],
    ['2024031', '2024031'],
  ])('keeps the order of %s', (digits, same) => {
    expect(moveMonthFirst(digits)).toBe(same);
  });
});
