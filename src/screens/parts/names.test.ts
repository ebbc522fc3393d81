import { describe, expect, it } from 'vitest';
import { carrierName, truncate } from './names';

describe('carrierName', () => {
  it.each([
    ['ATT', 'AT&T'],
    ['COMETA', 'COMETA'],
    ['__proto__', '__proto__'],
    ['<b>', '<b>'],
    ['default', 'default'],
  ])('names %s as %s', (code, name) => {
    expect(carrierName(code)).toBe(name);
  });
});

describe('truncate', () => {
  it.each([
    ['<title>', '<title>'],
    ['a\u202eb\u2067c\u200f\n\td\0', 'abcd'],
    ['x'.repeat(61), `${'x'.repeat(60)}…`],
    ['🎈'.repeat(61), `${'🎈'.repeat(60)}…`],
    ['', ''],
  ])('converts %j to one line', (text, line) => {
    expect(truncate(text)).toBe(line);
  });
});
