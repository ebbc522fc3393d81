import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskOf, type MaskName } from './masks';

describe('the display', () => {
  test.each<[MaskName, string, string, string]>([
    ['phone', '', '', '000 000 00 00'],
    ['phone', '551', '551', ' 000 00 00'],
    ['phone', '5512', '551 2', '00 00 00'],
    ['phone', '5512345678', '551 234 56 78', ''],
    ['phone', '+525512', '+525512', ''],
    ['phone', '55123456789', '551 234 56 78 9', ''],
    ['card', '42424', '4242 4', '000 0000 0000'],
    ['card', '4242424242424242', '4242 4242 4242 4242', ''],
    ['card', '42424242424242421', '4242 4242 4242 4242 1', ''],
    ['expiry', '03', '03', '/0000'],
    ['expiry', '0324', '03/24', '00'],
    ['expiry', '032024', '03/2024', ''],
    ['cvv', '1', '*', 'X0'],
    ['cvv', '12', '**', '0'],
    ['cvv', '123', '**3', ''],
    ['cvv', '1234', '**3*', ''],
    ['name', 'María López', 'María López', ''],
  ])('of %s %s is %s', (name, raw, display, rest) => {
    expect(maskOf(name).format(raw)).toBe(display);
    expect(maskOf(name).rest(raw)).toBe(rest);
  });

  test.each<[MaskName, string]>([
    ['phone', '5512345'],
    ['phone', '551234567890'],
    ['phone', '+5255'],
    ['card', '4242424242424242'],
    ['expiry', '032024'],
    ['cvv', '123'],
    ['cvv', '12345'],
    ['name', 'Ana María'],
  ])('of %s %s has a raw count for every place', (name, raw) => {
    const places = maskOf(name).places(raw);
    expect(places).toHaveLength(maskOf(name).format(raw).length + 1);
    expect(places[0]).toBe(0);
    expect(places.at(-1)).toBe(raw.length);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});

describe('a whole text', () => {
  test.each<[MaskName, string, string]>([
    ['phone', '+52 55 1234 5678', '5512345678'],
    ['phone', '55 1234 56789', '55123456789'],
    ['card', '4242-4242-4242-4242', '4242424242424242'],
    ['card', '4242 4242 4242 4242 9', '42424242424242429'],
    ['expiry', '2024-03', '032024'],
    ['expiry', '03/2027 032027', ''],
    ['cvv', '１２３', '123'],
    ['name', 'a b c d e f', 'a b c d e '],
    ['phone', 'none', ''],
    ['name', '', ''],
  ])('in %s: %s becomes %s', (name, text, raw) => {
    expect(maskOf(name).clean(text)).toBe(raw);
  });
});

describe('typing', () => {
  test.each<[MaskName, string, string, string, string | undefined]>([
    ['phone', '551234567', '8', '', '5512345678'],
    ['phone', '5512345678', '9', '', undefined],
    ['phone', '55123456789', '0', '', undefined],
    ['phone', '55', 'x', '', undefined],
    ['phone', '', '+', '', '+'],
    ['phone', '+5', '2', '', '+52'],
    ['phone', '55', '+', '', undefined],
    ['phone', '5', '+', '5', undefined],
    ['phone', '+52551234567', '8', '', '5512345678'],
    ['phone', '+52155123456', '7', '', '+521551234567'],
    ['phone', '+521551234567', '8', '', '5512345678'],
    ['phone', '5255123456', '7', '', '52551234567'],
    ['phone', '52551234567', '8', '', '5512345678'],
    ['phone', '0445512345', '6', '', '04455123456'],
    ['phone', '1415555267', '1', '', '14155552671'],
    ['phone', '+123456789012345', '6', '', undefined],
    ['phone', '', '+', '5512345678', '+5512345678'],
    ['phone', '+5', '2', '5512345678', '5512345678'],
    ['expiry', '3', '/', '', '03'],
    ['expiry', '1', '-', '', '01'],
    ['expiry', '1', '.', '', '01'],
    ['expiry', '1', ' ', '', '01'],
    ['expiry', '1', '2/', '', '12'],
    ['expiry', '032027', '0', '', undefined],
    ['expiry', '12', '/', '', undefined],
    ['expiry', '', '/', '', undefined],
    ['expiry', '3', '/', '4', '034'],
    ['expiry', '3', '/', '2024', '032024'],
    ['expiry', '1', '/', '22024', undefined],
    ['expiry', '12', '/', '2024', undefined],
    ['phone', '55', ' ', '1234', undefined],
    ['expiry', '20240', '3', '', '032024'],
    ['expiry', '2024', '0', '3', '032024'],
    ['cvv', '12', '3', '', '123'],
    ['cvv', '123', '4', '', undefined],
    ['name', '', 'A', '', 'A'],
    ['name', 'Ana', ' ', '', 'Ana '],
    ['name', 'Ana ', ' ', '', undefined],
    ['name', 'Ana', ' ', ' María', 'Ana  María'],
    ['name', 'Ana ', ' ', ' María', undefined],
    ['name', 'Ana ', 'L', ' María', 'Ana L María'],
    ['name', 'a', ' ', ' b c d e', undefined],
    ['name', 'a b c d e', ' ', '', 'a b c d e '],
    ['name', 'a b c d e ', ' ', '', undefined],
    ['name', 'a b c d e ', 'f', '', undefined],
    ['name', 'a b c d e', 'f', ' ', 'a b c d ef '],
    ['name', 'a', ' ', 'a b c d e', undefined],
    ['name', 'Ana', '7', '', undefined],
  ])('in %s: after %s, %s before %s gives %s', (name, before, text, after, raw) => {
    const insertion = { before, text, after, replaced: 0, whole: false };
    expect(maskOf(name).insert(insertion)?.raw).toBe(raw);
  });

  test.each<[MaskName, string, string, string, number]>([
    ['phone', '551', '2', '34', 4],
    ['phone', '+5', '2', '5512345678', 0],
    ['expiry', '3', '/', '', 2],
    ['expiry', '3', '/', '2024', 2],
    ['expiry', '20240', '3', '', 6],
    ['name', 'Ana', 'b', ' María', 4],
    ['name', 'Ana', ' ', ' María', 4],
  ])('in %s: after %s, %s before %s puts the caret at %i', (name, before, text, after, caret) => {
    const insertion = { before, text, after, replaced: 0, whole: false };
    expect(maskOf(name).insert(insertion)?.caret).toBe(caret);
  });

  test('takes as many digits into an overlong value as are replaced in it', () => {
    const insertion = { before: '5512345678', text: '9', after: '', replaced: 2, whole: false };
    expect(maskOf('phone').insert(insertion)?.raw).toBe('55123456789');
  });
});

test.each<[MaskName, string[], string]>([
  ['phone', ['+52', ' 55', ' 1234', ' 5678'], '5512345678'],
  ['phone', ['+', '52 1 55', '1234 5678'], '5512345678'],
  ['phone', ['52', '5512345678'], '5512345678'],
  ['phone', ['044 55', '1234', '5678'], '5512345678'],
  ['phone', ['+65', '6123', '4567'], '+6561234567'],
  ['phone', ['+52 55', '1234', '56'], '+5255123456'],
  ['phone', ['55 1234', '5678', '90'], '551234567890'],
  ['card', ['4242 4242', '4242 4242', '999'], '4242424242424242999'],
  ['expiry', ['3/', '2024'], '032024'],
  ['expiry', ['3', '/24'], '0324'],
  ['expiry', ['2024', '-03'], '032024'],
  ['expiry', ['03/20', '27 03/2027'], '0320'],
  ['cvv', ['12', '34'], '1234'],
  ['name', ['Ana', ' Paz'], 'Ana Paz'],
])('takes in %s the parts %j as %s', (name, parts, raw) => {
  let value = '';
  for (const text of parts) {
    const insertion = { before: value, text, after: '', replaced: 0, whole: true };
    value = maskOf(name).insert(insertion)?.raw ?? value;
  }
  expect(value).toBe(raw);
});

test('leaves a phone that is typed with its code the right one, or none, at each step', () => {
  const code = fc.constantFrom('+52', '+521', '52', '521', '044', '045', '01', '+1', '+65', '+507');
  const national = fc.stringMatching(/^[2-9]\d{9}$/);
  fc.assert(
    fc.property(code, national, fc.nat({ max: 15 }), (start, phone, length) => {
      const text = (start + phone).slice(0, start.length + length);
      const isSigned = start.startsWith('+');
      let value = '';
      for (const char of text) {
        const insertion = { before: value, text: char, after: '', replaced: 0, whole: false };
        value = maskOf('phone').insert(insertion)?.raw ?? value;
      }
      const isWhole = text === start + phone;
      if (isSigned || isWhole) expect(/^\d{10}$/.test(value) ? value : phone).toBe(phone);
      if (isWhole && /^(?:\+?52|0)/.test(start)) expect(value).toBe(phone);
    }),
  );
});

test.each<[MaskName, string, string]>([
  ['phone', '551', '551'],
  ['expiry', '3', '3'],
  ['expiry', '20243', '032024'],
  ['expiry', '12024', '12024'],
  ['name', 'Ana ', 'Ana'],
])('finishes in %s %s as %s', (name, raw, finished) => {
  expect(maskOf(name).finish(raw)).toBe(finished);
});
