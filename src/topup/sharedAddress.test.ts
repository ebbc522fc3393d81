import { describe, expect, it } from 'vitest';
import { moveToFragment, removeChoices } from './moveToFragment';
import { fragmentOf, readFragment } from './sharedAddress';

const sku = 'TEL-TA-050';
const phone = '5512345678';

describe('readFragment', () => {
  it.each([
    ['#sku=TEL-TA-050&celular=5512345678', { sku, phone }],
    ['#celular=+52%201%2055-1234%205678', { phone }],
    ['#sku=A%20B%2BC', { sku: 'A B+C' }],
    // A foreign number of ten digits with its country code.
    ['#celular=+4930123456&sku=A', { sku: 'A' }],
    ['#celular=551234567&sku=A', { sku: 'A' }],
    ['#celular=551234567%8&sku=A', { sku: 'A' }],
    ['#section', {}],
    ['#', {}],
    ['', {}],
    ['#sku=TEL-TA-050&amp;celular=5512345678', { sku, phone }],
    ['#sku=TEL-TA-050&amp;amp;celular=5512345678', { sku, phone }],
    ['#sku=TEL-TA-050&#38;celular=5512345678', { sku, phone }],
    ['#sku=TEL-TA-050;celular=5512345678', { sku, phone }],
    ['#SKU=TEL-TA-050&Celular=5512345678', { sku, phone }],
    ['#sku%3DTEL-TA-050%26celular%3D5512345678', { sku, phone }],
    ['#sku%3dTEL-TA-050%26amp%3Bcelular%3d5512345678', { sku, phone }],
    ['#sku%253DTEL-TA-050%2526celular%253D5512345678', { sku, phone }],
    ['#%23sku=TEL-TA-050&celular=5512345678', { sku, phone }],
    ['##sku=TEL-TA-050&celular=5512345678', { sku, phone }],
    ['#/?sku=TEL-TA-050&celular=5512345678', { sku, phone }],
    ['#sku=TEL-TA-050&celular=5512345678?utm_source=mail&fbclid=42', { sku, phone }],
    ['#sku=TEL-TA-050&celular=5512345678&utm_source=mail', { sku, phone }],
    ['#sku=TEL-TA-050&celular=5512345678;utm_id=42', { sku, phone }],
    ['#sku=TEL-TA-050&celular=5512345678:~:text=42', { sku, phone }],
  ])('reads %s', (hash, expected) => {
    expect(readFragment(hash)).toEqual({ sku: undefined, phone: undefined, ...expected });
  });

  it.each([...'.,)*”"]>…!/%_', '...', '%22', '%E2%80%9D'])('ignores %s after the number', (end) => {
    expect(readFragment(`#sku=${sku}&celular=${phone}${end}`)).toEqual({ sku, phone });
  });

  it.each([{ sku, phone }, { sku: 'ñ & + % = #/?;' }, { sku: 'amp;sku.' }])(
    'reads what fragmentOf has written for $sku',
    (shared) => {
      const { hash } = new URL(fragmentOf(shared), 'https://a.test');
      expect(readFragment(hash)).toEqual({ phone: undefined, ...shared });
    },
  );
});

describe('removeChoices', () => {
  it.each([
    ['#sku=TEL-TA-050&celular=5512345678', ''],
    ['#contact&celular=5512345678', '#contact'],
    ['#celular=5512345678&contact', '#contact'],
    ['#contact?celular=55%201234%205678&utm=a', '#contact&utm=a'],
    ['#contact&amp;CELULAR=5512345678;x', '#contact;x'],
    ['#contact%26celular%3D5512345678', '#contact'],
    ['#contact%2526celular%253D5512345678', '#contact'],
    ['#%23celular=5512345678', ''],
    ['##celular=551234', ''],
    ['#contact&celular=1&sku=&celular=5512345678', '#contact'],
  ])('keeps the rest of %s', (hash, rest) => {
    expect(removeChoices(hash)).toBe(rest);
  });

  it.each(['', '#', '#contact', '#a&amp;b=%26?c', '#risku=1'])('does not change %j', (hash) => {
    expect(removeChoices(hash)).toBe(hash);
  });
});

describe('moveToFragment', () => {
  it.each([
    ['/c/TELCEL?sku=TEL-TA-050&celular=5512345678', '/c/TELCEL#sku=TEL-TA-050&celular=5512345678'],
    ['/c/TELCEL?lang=en&celular=5512345678&utm=a', '/c/TELCEL?lang=en&utm=a#celular=5512345678'],
    ['/c/TELCEL?lang=en&amp;CELULAR=5512345678', '/c/TELCEL?lang=en#CELULAR=5512345678'],
    ['/c/TELCEL?sku%3DTEL%26celular%3D5512345678', '/c/TELCEL#sku=TEL&celular=5512345678'],
    ['/c/TELCEL%23sku=TEL&celular=5512345678', '/c/TELCEL#sku=TEL&celular=5512345678'],
    ['/c/TELCEL%2523sku%253DTEL?utm=a', '/c/TELCEL?utm=a#sku=TEL'],
    ['/c/TELCEL%3Fcelular%3D5512345678', '/c/TELCEL#celular=5512345678'],
    ['/c/TELCEL?sku=TEL#celular=5512345678', '/c/TELCEL#sku=TEL&celular=5512345678'],
    ['/c/TELCEL?sku=TEL&#38;celular=5512345678', '/c/TELCEL#sku=TEL&38;celular=5512345678'],
  ])('moves the choices of %s', (address, expected) => {
    expect(moveToFragment(`https://a.test${address}`)).toBe(`https://a.test${expected}`);
  });

  it.each(['/c/A%23B?lang=en#x', '/c/TELCEL?risku=1&x', '/c/TELCEL#sku=TEL&celular=5512345678'])(
    'does not change %s',
    (address) => {
      expect(moveToFragment(`https://a.test${address}`)).toBe(`https://a.test${address}`);
    },
  );
});
