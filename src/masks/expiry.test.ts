import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expiryMask, isCompleteExpiry } from './expiry';
import { typeKeys } from './testing/models';

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
  ['932024', '0932024'],
  ['3/', '03'],
  ['12/', '12'],
  ['200-003', '032000'],
  ['1/22024', '122024'],
  ['5/22024', '0522024'],
  ['520271', '0520271'],
  ['01/03/2024', '01032024'],
  ['03/2027 032027', '032027032027'],
  ['0320270', '0320270'],
  ['*03/2027*', '032027'],
  ['**/2027', '2027'],
  ['', ''],
])('an expiry date of the text %s is read as %s', (text, digits) => {
  expect(expiryMask.read(text)).toBe(digits);
});

test('an expiry is the same typed and pasted, and keeps every digit', () => {
  const texts = fc.string({ unit: fc.constantFrom(...'0123/ -'), maxLength: 12, size: 'max' });
  fc.assert(
    fc.property(texts, (text) => {
      const expiry = typeKeys(expiryMask, text);
      expect(expiry).toBe(expiryMask.finish(expiryMask.read(text)));
      expect(expiryMask.read(expiry)).toBe(expiry);
      const digits = text.replace(/\D/g, '');
      expect(isCompleteExpiry(expiry) && digits.length > 6).toBe(false);
    }),
  );
});
