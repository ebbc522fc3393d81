import { describe, expect, test } from 'vitest';
import { keepDigits, toAsciiDigits } from './digits';
import { monthFirst, pastedExpiry, pastedPhone } from './pastes';

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

  test('keeps nothing but digits', () => {
    expect(keepDigits('a1 b-２c٣')).toBe('123');
  });
});

describe('a pasted phone', () => {
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
  ])('ends %s as its ten digits', (text) => {
    expect(pastedPhone(text)).toBe('5512345678');
  });

  test.each([
    ['55123456789', '55123456789'],
    ['15512345678', '15512345678'],
    ['+1 415 555 2671', '14155552671'],
    ['525512345', '525512345'],
    ['5212345678', '5212345678'],
    ['0441234567', '0441234567'],
    ['52155123456789', '52155123456789'],
    ['no number', ''],
    ['', ''],
  ])('keeps every digit of %s', (text, digits) => {
    expect(pastedPhone(text)).toBe(digits);
  });
});

describe('a pasted expiry', () => {
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
  ])('ends %s as %s', (text, digits) => {
    expect(pastedExpiry(text)).toBe(digits);
  });

  test.each([
    ['202413', '202413'],
    ['202400', '202400'],
    ['121999', '121999'],
  ])('leaves the order of %s', (digits, same) => {
    expect(monthFirst(digits)).toBe(same);
  });
});
