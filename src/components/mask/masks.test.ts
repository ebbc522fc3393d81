import { describe, expect, test } from 'vitest';
import { applyWhole } from './edit';
import { maskOf, type MaskName } from './masks';

describe('the display', () => {
  test.each<[MaskName, string, string, string]>([
    ['phone', '', '', '000 000 00 00'],
    ['phone', '551', '551', ' 000 00 00'],
    ['phone', '5512', '551 2', '00 00 00'],
    ['phone', '5512345678', '551 234 56 78', ''],
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
    ['card', '4242424242424242'],
    ['expiry', '032024'],
    ['expiry', '0320245'],
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
    ['cvv', '１２３', '123'],
    ['name', 'a b c d e f', 'a b c d e '],
    ['phone', 'none', ''],
    ['name', '', ''],
  ])('in %s: %s becomes %s', (name, text, raw) => {
    expect(applyWhole(maskOf(name), text)).toBe(raw);
  });
});

describe('typing', () => {
  test.each<[MaskName, string, string, string, string | undefined]>([
    ['phone', '551234567', '8', '', '5512345678'],
    ['phone', '5512345678', '9', '', undefined],
    ['phone', '55123456789', '0', '', undefined],
    ['phone', '55', 'x', '', undefined],
    ['phone', '551', '98', '234567', '5519234567'],
    ['expiry', '3', '/', '', '03'],
    ['expiry', '1', '-', '', '01'],
    ['expiry', '1', '.', '', '01'],
    ['expiry', '1', ' ', '', '01'],
    ['expiry', '1', '2/', '', '12'],
    ['expiry', '1', '/2', '', '12'],
    ['expiry', '12', '/', '', undefined],
    ['expiry', '', '/', '', undefined],
    ['expiry', '3', '/', '4', undefined],
    ['expiry', '20240', '3', '', '032024'],
    ['expiry', '2024', '0', '3', '202403'],
    ['cvv', '12', '3', '', '123'],
    ['cvv', '123', '4', '', undefined],
    ['name', '', 'A', '', 'A'],
    ['name', 'Ana', ' ', '', 'Ana '],
    ['name', 'Ana ', ' ', '', undefined],
    ['name', 'Ana', ' ', ' María', 'Ana María'],
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
    ['expiry', '3', '/', '', 2],
    ['expiry', '20240', '3', '', 6],
    ['name', 'Ana', 'b', ' María', 4],
  ])('in %s: after %s, %s before %s puts the caret at %i', (name, before, text, after, caret) => {
    const insertion = { before, text, after, replaced: 0, whole: false };
    expect(maskOf(name).insert(insertion)?.caret).toBe(caret);
  });

  test('takes as many digits into an overlong value as are replaced in it', () => {
    const insertion = { before: '5512345678', text: '9', after: '', replaced: 2, whole: false };
    expect(maskOf('phone').insert(insertion)?.raw).toBe('55123456789');
  });
});

test.each<[MaskName, string, string]>([
  ['phone', '551', '551'],
  ['expiry', '3', '3'],
  ['name', 'Ana ', 'Ana'],
])('finishes in %s %s as %s', (name, raw, finished) => {
  expect(maskOf(name).finish(raw)).toBe(finished);
});
