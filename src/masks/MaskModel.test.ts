import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hintOf, type MaskProblem } from './mask';
import { masks, modelWith, type MaskName } from './testing/models';

/** Inserts a text between two raw values of a new mask. */
function edit(name: MaskName, before: string, text: string, after = '') {
  const mask = modelWith(masks[name], before + after);
  const position = mask.positionIn(before + after, before.length);
  const { offset } = mask.splice(position, 0, text);
  return { mask, caret: position + offset };
}

describe('the display', () => {
  test.each([
    ['phone', '', '', '000 000 00 00'],
    ['phone', '5512', '551 2', '00 00 00'],
    ['phone', '5512345678', '551 234 56 78', ''],
    ['phone', '+525512', '+525512', ''],
    ['phone', '55123456789', '551 234 56 78 9', ''],
    ['card', '42424', '4242 4', '000 0000 0000'],
    ['expiry', '0324', '03/24', '00'],
    ['cvv', '12', '**', '0'],
    ['cvv', '123', '**3', ''],
    ['cvv', '12345', '****5', ''],
  ] as const)('of %s %s is %s', (name, raw, display, rest) => {
    const mask = modelWith(masks[name], raw);
    expect([mask.displayValue, hintOf(masks[name], raw)?.rest]).toEqual([display, rest]);
  });
});

describe('typing', () => {
  test.each<[MaskName, string, string, string, string | undefined, number?]>([
    ['phone', '551', '2', '34', '551234', 5],
    ['phone', '55', 'x', '', undefined],
    ['phone', '55', '+', '', undefined],
    ['phone', '+52551234567', '8', '', '5512345678'],
    ['phone', '0445512345', '6', '', '04455123456'],
    ['phone', '5512345678', '9', '', '55123456789'],
    ['phone', '5512345678', 'x', '', undefined],
    ['phone', '', '+', '5512345678', '+5512345678'],
    ['phone', '+5', '2', '5512345678', '5512345678', 0],
    ['expiry', '1', ' ', '', '01'],
    ['expiry', '', '/', '', undefined],
    ['expiry', '1', '/', '22024', undefined],
    ['expiry', '12', '/', '2024', undefined],
    ['expiry', '20240', '3', '', '032024', 7],
    ['expiry', '2024', '0', '3', '032024'],
    ['cvv', '1', '*', '', undefined],
    ['cvv', '', '**7', '', undefined],
    ['card', '4242', '*', '1111', undefined],
    ['expiry', '', '5', '', '05', 2],
    ['expiry', '05', '/', '', undefined],
    ['expiry', '', '5', '2027', '052027', 2],
    ['expiry', '', '5', '032027', '05032027', 2],
    ['name', 'Ana', ',', 'Paz', 'Ana Paz'],
    ['name', 'O', "'", ' Paz', "O' Paz"],
    ['name', 'Ana', ' ', ' María', 'Ana  María', 4],
    ['name', 'a b c d e', ' ', '', 'a b c d e '],
    ['name', 'a b c d e', 'f', ' ', 'a b c d ef '],
  ])('in %s: after %s, %s before %s gives %s', (name, before, text, after, raw, position) => {
    const { mask, caret } = edit(name, before, text, after);
    expect(mask.isRejected).toBe(raw === undefined);
    expect(mask.unmaskedValue).toBe(raw ?? before + after);
    expect(caret).toBe(position ?? caret);
  });
});

test.each<[MaskName, string[], string]>([
  ['phone', ['+65', '6123', '4567'], '+6561234567'],
  ['phone', ['55 1234', '5678', '90'], '551234567890'],
  ['card', ['4242 4242', '4242 4242', '999'], '4242424242424242999'],
  ['expiry', ['3/', '2024'], '032024'],
  ['expiry', ['2024', '-03'], '032024'],
  ['expiry', ['03/20', '27 03/2027'], '032027032027'],
  ['expiry', [...'5/27'], '0527'],
  ['expiry', [...'52027'], '052027'],
  ['expiry', [...'202403'], '032024'],
  ['expiry', [...'2024-03'], '032024'],
  ['cvv', ['12', '34'], '1234'],
  ['cvv', [...'***'], ''],
  ['cvv', [...'*7*39'], '739'],
  ['name', ['Ana', ' Paz'], 'Ana Paz'],
])('in %s the inserted parts %j give %s', (name, parts, raw) => {
  const mask = modelWith(masks[name], '');
  for (const text of parts) mask.splice(mask.displayValue.length, 0, text);
  expect(mask.unmaskedValue).toBe(raw);
});

test.each<[MaskName, string, string]>([
  ['expiry', '3', '03'],
  ['expiry', '52027', '052027'],
  ['expiry', '20243', '032024'],
  ['expiry', '12024', '12024'],
  ['phone', '04421234567', '4421234567'],
  ['cvv', '**7', ''],
])('in %s the finished value of %s is %s', (name, raw, finished) => {
  const mask = modelWith(masks[name], raw);
  mask.doCommit();
  expect(mask.unmaskedValue).toBe(finished);
});

test.each<[string, string, string, MaskProblem]>([
  ['a b c d', ' e', 'a b c d e', ''],
  ['a b c d', ' e f', 'a b c d e ', 'cut'],
  ['a b c d e ', 'f', 'a b c d e ', 'cut'],
  ['', "O'Brien \u0301a - b ʼc d", "O'Brien a b c d", ''],
  ['', 'PRUEBA/ANA,MARÍA;DE+LA', 'PRUEBA ANA MARÍA DE LA', ''],
  ['', '4242', '', 'unread'],
])('the name %j with %j inserted is %j; its problem: %j', (before, text, name, problem) => {
  const { mask } = edit('name', before, text);
  expect([mask.unmaskedValue, mask.problem]).toEqual([name, problem]);
  mask.unmaskedValue = 'Ana';
  expect(mask.problem).toBe('');
});

test.each<[MaskName, string, string, MaskProblem]>([
  ['phone', '5512345678', '9', ''],
  ['phone', '5512345678', 'x', ''],
  ['phone', '', '55 1234 5678 90', ''],
  ['phone', '55', 'number', 'unread'],
  ['card', '4242424242424242', '4', ''],
  ['cvv', '12', '*', ''],
  ['cvv', '', '**7', 'unread'],
])('the field %s with the value %j and %j has the problem %j', (name, before, text, problem) => {
  const { mask } = edit(name, before, text);
  expect(mask.problem).toBe(problem);
  const filled = modelWith(masks[name], '');
  filled.value = text;
  expect(filled.problem).toBe(filled.unmaskedValue === '' ? 'unread' : '');
});

test.each([
  [0, 1, '32024', 0],
  [1, 1, '02024', 1],
  [0, 2, '2024', 0],
  [0, 7, '', 0],
])(
  'deleting %i + %i characters of an expiry gives %s, and pads nothing',
  (start, count, raw, caret) => {
    const mask = modelWith(masks.expiry, '032024');
    const { offset } = mask.splice(start, count);
    expect([mask.unmaskedValue, start + offset]).toEqual([raw, caret]);
  },
);

test('the digits of a month can be replaced one by one', () => {
  const mask = modelWith(masks.expiry, '032024');
  mask.splice(0, 1);
  mask.splice(1, 0, '/');
  expect(mask.unmaskedValue).toBe('032024');
  mask.splice(0, 1);
  mask.splice(0, 0, '1');
  expect(mask.displayValue).toBe('13/2024');
});

test.each([
  ['Ana María', 'Ana Luz María', 'Ana Luz María'],
  ['a b c d e', 'a  b c d e', 'a b c d e'],
])('a group that is typed into the name %s gives %s', (name, typed, finished) => {
  const mask = modelWith(masks.name, name);
  let caret = name.indexOf(' ');
  for (const key of ' Luz') caret += mask.splice(caret, 0, key).offset;
  expect(mask.unmaskedValue).toBe(typed);
  mask.doCommit();
  expect(mask.unmaskedValue).toBe(finished);
});

test('the text before a deletion is forgotten', () => {
  const mask = modelWith(masks.phone);
  for (const key of '+52 55 1234 5678') mask.splice(mask.displayValue.length, 0, key);
  expect(mask.unmaskedValue).toBe('5512345678');
  mask.splice(mask.displayValue.length - 1, 1);
  expect(mask.unmaskedValue).toBe('551234567');
  mask.splice(mask.displayValue.length, 0, '9');
  expect(mask.unmaskedValue).toBe('5512345679');
});

test.each<[MaskName, string, string]>([
  ['phone', '55|12345678', '55|1 234 56 78'],
  ['phone', '55123455|78', '551 234 55| 78'],
  ['phone', '+52 55|12345678', '55|1 234 56 78'],
  ['phone', '5512345678|', '551 234 56 78|'],
  ['phone', '|5512345678', '|551 234 56 78'],
  ['card', '42424|242', '4242 4|242'],
  ['expiry', '5|27', '05|/27'],
  ['expiry', '032|027', '03/2|027'],
  ['cvv', '73|9', '**|9'],
  ['name', ' Ana  Ma|ría', 'Ana Ma|ría'],
  ['name', 'Ana 7|Paz', 'Ana |Paz'],
])('in %s the caret of the text %s is shown at %s', (name, text, display) => {
  const position = text.indexOf('|');
  const mask = modelWith(masks[name], text.replace('|', ''));
  const caret = mask.positionIn(text.replace('|', ''), position);
  const { displayValue } = mask;
  expect(`${displayValue.slice(0, caret)}|${displayValue.slice(caret)}`).toBe(display);
});

test.each([
  ['739', '**9', '739'],
  ['73', '**9', '739'],
  ['', '**7', ''],
  ['739', '*29', '729'],
  ['7', '123', '123'],
])('a display that conceals %s and is set to %s has the value %s', (before, text, raw) => {
  const mask = modelWith(masks.cvv, before);
  mask.value = text;
  expect(mask.unmaskedValue).toBe(raw);
});

test.each<MaskName>(['phone', 'card', 'expiry', 'cvv', 'name'])(
  'the mask %s keeps the caret inside the text and parses its own display after any edits',
  (name) => {
    const text = fc.string({ unit: fc.constantFrom(..."0123456789+/- aÑ*X'"), maxLength: 14 });
    const edits = fc.array(fc.tuple(fc.nat(20), fc.nat(6), text), { maxLength: 12 });
    const property = fc.property(edits, (steps) => {
      const mask = modelWith(masks[name], '');
      for (const [at, count, inserted] of steps) {
        const { length } = mask.displayValue;
        const start = Math.min(at, length);
        const deleted = Math.min(count, length - start);
        const direction = inserted === '' ? 'LEFT' : 'NONE';
        const { offset } = mask.splice(start, deleted, inserted, direction);
        expect(start + offset).toBeGreaterThanOrEqual(0);
        expect(start + offset).toBeLessThanOrEqual(mask.displayValue.length);
      }
      const before = mask.unmaskedValue;
      mask.value = mask.displayValue;
      expect(mask.unmaskedValue).toBe(before);
    });
    fc.assert(property, { numRuns: 500 });
  },
);
