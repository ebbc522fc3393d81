import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCompleteName, nameMask } from './name';
import { modelWith, typeKeys } from './testing/models';

const mask = nameMask();

describe('the name', () => {
  test.each([
    ["O'Brien-Núñez", "O'Brien-Núñez"],
    ['Zoë', 'Zoë'],
    ['李小龙', '李小龙'],
    ['محمد علي', 'محمد علي'],
    ['नरेन्द्र मोदी', 'नरेन्द्र मोदी'],
    ['می‌خواهم', 'می‌خواهم'],
    ['𐐔𐐇𐐝𐐀𐐡𐐇𐐓', '𐐔𐐇𐐝𐐀𐐡𐐇𐐓'],
  ])('keeps %s', (text, name) => {
    expect(mask.read(text)).toBe(name);
  });

  test.each([
    ['Ana  María', 'Ana María'],
    ['Ana 2ª', 'Ana ª'],
    ['4242 4242', ''],
    ["'Ana", 'Ana'],
    ["O''Brien", "O'Brien"],
    ["O' Brien", "O' Brien"],
    ['Ana - María', 'Ana María'],
    ['\u0301Ana', 'Ana'],
    ['Ana; María <b>', 'Ana María b '],
    ['Ana2María', 'Ana María'],
    ['Ana\u200bMaría', 'Ana María'],
    ['Ana\u00adMaría\u202c', 'AnaMaría'],
    ['O’BRIEN‐SMITH/ANA MARÍA', "O'BRIEN-SMITH ANA MARÍA"],
    ['a b c d e  ', 'a b c d e '],
    ['a b c d e f', 'a b c d e '],
  ])('turns %s into %s', (text, name) => {
    expect(mask.read(text)).toBe(name);
  });

  test.each([...'/,._&+;:|\\()[]<>@#*=~^"“”«»·・、，。／ \t\n\u00a0\u2003\u3000😀'])(
    'turns %j between letters into a space',
    (sign) => {
      expect(mask.read(`Prueba${sign}Ana`)).toBe('Prueba Ana');
      expect(mask.read(`Prueba${sign} ${sign}Ana`)).toBe('Prueba Ana');
    },
  );

  test.each([..."'`´‘’‛′ʹʻʼʽʾʿˈ՚׳＇｀Ꞌꞌ"])('turns the apostrophe %s into that of ASCII', (sign) => {
    expect(mask.read(`D${sign}Angelo`)).toBe("D'Angelo");
  });

  test.each([...'-‐‑‒–—―−﹘﹣－˗⁃'])('turns the dash %s into a hyphen', (sign) => {
    expect(mask.read(`Jean${sign}Luc`)).toBe('Jean-Luc');
  });

  const texts = fc.string({ unit: fc.constantFrom(..."aÑé\u0301' -’7/李\u200d𐐔") });

  test('is idempotent', () => {
    fc.assert(fc.property(texts, (text) => mask.read(mask.read(text)) === mask.read(text)));
  });

  test('is the same typed and pasted, except for typed digits, which are ignored', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const letters = text.replaceAll('7', '');
        expect(typeKeys(mask, text)).toBe(mask.finish(mask.read(letters)));
      }),
    );
  });
});

test.each([
  ['Ana ', 'Ana'],
  ["Ana'", 'Ana'],
  ['Ana-', 'Ana'],
  ["Ana' - ", 'Ana'],
  ["O' Brien- Paz", 'O Brien Paz'],
  ["O'Brien", "O'Brien"],
  ['Ana  María ', 'Ana María'],
])('finishes %s as %s', (text, name) => {
  expect(mask.finish(text)).toBe(name);
});

test('a typed digit puts no space before a pasted text', () => {
  const model = modelWith(mask, 'Mar');
  for (const text of ['9', 'ía']) model.splice(model.displayValue.length, 0, text);
  expect(model.unmaskedValue).toBe('María');
});

test.each([
  ['Ñ', true],
  [' ', false],
])('the name %j is complete: %s', (name, expected) => {
  expect(isCompleteName(name)).toBe(expected);
});
