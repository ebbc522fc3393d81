import { expect, it } from 'vitest';
import { carrierName } from './carrierName';

it.each([
  ['ATT', 'AT&T'],
  ['COMETA', 'COMETA'],
  ['__proto__', '__proto__'],
  ['default', 'default'],
  ['<title>', '<title>'],
  ['a\u202eb\u2067c\u200f\n\td\0', 'abcd'],
  ['x'.repeat(61), `${'x'.repeat(60)}…`],
  ['🎈'.repeat(61), `${'🎈'.repeat(60)}…`],
  ['', ''],
])('names %j as %j', (code, name) => {
  expect(carrierName(code)).toBe(name);
});
