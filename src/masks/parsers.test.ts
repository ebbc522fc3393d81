import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createMask } from './createMask';
import { isPrefix, prefixes } from './testing/prefixes';
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
    '+52 044 55 1234 5678',
    '+52 045 55 1234 5678',
    '+52 1 044 55 1234 5678',
    '+52 044 1 55 1234 5678',
    '+52 01 55 1234 5678',
    '+52 (0) 55 1234 5678',
    '+52 (01) 55 1234 5678',
    '+52 (1) 55 1234 5678',
    '0052 55 1234 5678',
    '0052 1 55 1234 5678',
    '00 52 1 044 55 1234 5678',
    '011 52 55 1234 5678',
    '011 52 1 55 1234 5678',
    '0 55 1234 5678',
    '044 1 55 1234 5678',
    '01 044 55 1234 5678',
    '01 52 55 1234 5678',
    '+52 +52 55 1234 5678',
    '(+52) 55-1234-5678',
    '＋５２ ０４４ ５５ １２３４ ５６７８',
    '+۵۲ ۵۵ ۱۲۳۴ ۵۶۷۸',
    'Cel. 55 1234 5678',
    '55/1234/5678',
    '55\t1234\t5678',
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
    ['1 55 1234 5678', '15512345678'],
    ['25512345678', '25512345678'],
    ['+1 520 555 1234', '+15205551234'],
    ['1 520 555 1234 12', '1520555123412'],
    ['001 415 555 2671', '0014155552671'],
    ['011 45 12 34 56 78', '0114512345678'],
    ['00 45 12 34 56 78', '004512345678'],
    ['+45 2234 5678', '+4522345678'],
    ['+52 55 1234 56789', '+5255123456789'],
    ['044 55 1234 567', '044551234567'],
    ['0000 55 1234 5678', '00005512345678'],
    ['04444 55 1234 5678', '044445512345678'],
    ['55 **** 5678', ''],
    ['+52 •• ••••', ''],
    ['55 1234 5678, 55 8765 4321', '55123456785587654321'],
    ['no number', ''],
    ['', ''],
  ])('keeps every digit of %s', (text, digits) => {
    expect(parsePhone(text)).toBe(digits);
  });

  test('keeps the ten digits of a number with any prefix and separators', () => {
    const filler = fc.constantFrom('', ' ', '-', '.', '(', ') ', '\u00a0');
    const digits = fc
      .array(fc.tuple(fc.nat({ max: 9 }), filler), { minLength: 10, maxLength: 10 })
      .filter(([first]) => first !== undefined && first[0] > 1);
    fc.assert(
      fc.property(prefixes, digits, (start, pairs) => {
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
        expect(dropped).toMatch(/^(?:52|044|045|01|0|1)*$/);
        expect(dropped === '' || phone.length === 10).toBe(true);
      }),
    );
  });
});

test('a phone number typed with its prefix is correct or incomplete at each step', () => {
  const foreign = fc.constantFrom('+1', '+65', '+507', '001', '01144', '1');
  const national = fc.stringMatching(/^[2-9]\d{9}$/);
  fc.assert(
    fc.property(
      fc.oneof(prefixes, foreign),
      national,
      fc.nat({ max: 20 }),
      (start, phone, count) => {
        const text = (start + phone).slice(0, start.length + count);
        const mask = createMask('phone', '');
        for (const char of text) mask.splice(mask.displayValue.length, 0, char);
        const isComplete = text === start + phone;
        const isSigned = /^(?:\+|00|011)/.test(start);
        const value = mask.unmaskedValue;
        if (isSigned || isComplete) expect(/^\d{10}$/.test(value) ? value : phone).toBe(phone);
        mask.doCommit();
        if (isComplete && isPrefix(start)) expect(mask.unmaskedValue).toBe(phone);
      },
    ),
  );
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
