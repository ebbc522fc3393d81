import { expect, test } from 'vitest';
import { cvvMask, isCompleteCvv } from './cvv';
import { inputPatternOf, readDigits, toAsciiDigits } from './mask';
import { masks, modelWith } from './testing/models';

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['0٣/２４', '03/24'],
  ['¹²③', '¹²③'],
  ['𝟎𝟗𝟘𝟡𝟢𝟫𝟬𝟵𝟶𝟿', '0909090909'],
  ['🯰🯱🯲🯳🯴🯵🯶🯷🯸🯹', '0123456789'],
])('turns %s into the ASCII digits %s', (text, ascii) => {
  expect(toAsciiDigits(text)).toBe(ascii);
  expect(readDigits(text)).toBe(ascii.replace(/\D/g, ''));
});

test.each([
  ['123', 3, true],
  ['１２３', 3, false],
  ['123\n', 3, false],
  ['1234', 4, true],
  ['123', 4, false],
])('the security code %j of %i digits is complete: %s', (code, digits, expected) => {
  expect(isCompleteCvv(code, { digits })).toBe(expected);
});

test.each(['**7', '７＊', 'XX7', '•• 7'])('the concealed code %s has no value', (text) => {
  expect(cvvMask().read(text)).toBe('');
});

test.each(['phone', 'card', 'expiry', 'cvv'] as const)(
  'the mask %s and its native pattern accept the lengths of a complete value',
  (name) => {
    const mask = masks[name];
    const pattern = new RegExp(`^(?:${inputPatternOf(mask) ?? ''})$`, 'v');
    const model = modelWith(mask);
    const complete: number[] = [];
    for (let length = 1; length <= 20; length += 1) {
      model.splice(model.displayValue.length, 0, '4');
      const isComplete = mask.isComplete(model.unmaskedValue);
      expect(pattern.test(model.displayValue)).toBe(isComplete);
      if (isComplete) complete.push(model.unmaskedValue.length);
    }
    expect(complete).toEqual(mask.lengths);
  },
);
