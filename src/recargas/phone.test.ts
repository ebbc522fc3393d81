import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPhone, normalizePhone } from './phone';

describe('normalizePhone', () => {
  it.each([
    ['5512345678', '5512345678'],
    ['55 1234-5678', '5512345678'],
    ['(55) 1234 5678', '5512345678'],
    ['55.1234.5678', '5512345678'],
    ['+52 55 1234 5678', '5512345678'],
    ['+52 1 55 1234 5678', '5512345678'],
    ['525512345678', '5512345678'],
    ['5215512345678', '5512345678'],
    ['044 55 1234 5678', '5512345678'],
    ['045 55 1234 5678', '5512345678'],
    ['01 55 1234 5678', '5512345678'],
    ['tel:+52-55-1234-5678', '5512345678'],
    ['\u202a+52 55 1234 5678\u202c', '5512345678'],
    ['55\u00a01234\u20115678', '5512345678'],
    ['５５１２３４５６７８', '5512345678'],
    ['٥٥١٢٣٤٥٦٧٨', '5512345678'],
    ['۵۵۱۲۳۴۵۶۷۸', '5512345678'],
    ['', ''],
    ['abc', ''],
    ['55 1234', '551234'],
    ['0445512345', '0445512345'],
    ['0155123456', '0155123456'],
    ['5255123456', '5255123456'],
    ['55123456789', '55123456789'],
    ['15512345678', '15512345678'],
    ['52155123456789', '52155123456789'],
    ['+1 (212) 555-0100 x12', '1212555010012'],
    ['55 1234 5678, 55 8765 4321', '55123456785587654321'],
  ])('brings %j to %j', (given, expected) => {
    expect(normalizePhone(given)).toBe(expected);
  });

  it('keeps any ten digits, whatever stands before, between and after them', () => {
    const prefix = fc.constantFrom('', '+52', '52', '521', '+52 1 ', '044', '045', '01');
    const filler = fc.constantFrom('', ' ', '-', '.', '(', ') ', '\u00a0');
    const digits = fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), filler), {
      minLength: 10,
      maxLength: 10,
    });

    fc.assert(
      fc.property(prefix, digits, (start, pairs) => {
        expect(normalizePhone(start + pairs.flat().join(''))).toBe(
          pairs.map(([digit]) => digit).join(''),
        );
      }),
    );
  });

  it('never cuts: what it drops is a known prefix, and the rest is ten digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,20}$/), (digits) => {
        const phone = normalizePhone(digits);
        const dropped = digits.slice(0, digits.length - phone.length);

        expect(dropped + phone).toBe(digits);
        expect(['', '52', '521', '044', '045', '01']).toContain(dropped);
        expect(dropped === '' || isPhone(phone)).toBe(true);
      }),
    );
  });

  it('gives ASCII digits only, and the same again for its own result', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const phone = normalizePhone(text);

        expect(phone).toMatch(/^[0-9]*$/);
        expect(phone.length === 10 ? normalizePhone(phone) : phone).toBe(phone);
      }),
    );
  });
});

describe('isPhone', () => {
  it.each([['5512345678'], ['0000000000']])('takes %j', (value) => {
    expect(isPhone(value)).toBe(true);
  });

  it.each([
    [''],
    ['551234567'],
    ['55123456789'],
    ['55 1234 567'],
    ['5512345678\n'],
    [' 5512345678'],
    ['٥٥١٢٣٤٥٦٧٨'],
    ['55123456７8'],
  ])('rejects %j', (value) => {
    expect(isPhone(value)).toBe(false);
  });
});
