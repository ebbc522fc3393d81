import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { carrierName, carrierPath, findByAddress, truncate } from './names';

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

describe('carrierPath', () => {
  it.each([
    ['TELCEL', '/start/company/TELCEL'],
    ['a/b?c#d', '/start/company/a%2Fb%3Fc%23d'],
    ['\ud800', '/start/company/%EF%BF%BD'],
    ['😀', '/start/company/%F0%9F%98%80'],
    ['...', '/start/company/...'],
  ])('returns a path for %j', (code, path) => {
    expect(carrierPath(code)).toBe(path);
  });
});

describe('findByAddress', () => {
  it.each(['TELCEL', '.', '..', '...', 'a/b?c#d', 'a%2Fb', '%', '<b>', '\ufffd', '__proto__'])(
    'finds %j by its path',
    (name) => {
      const carrier = { name };
      const { pathname } = new URL(carrierPath(name), 'https://c.test');
      const part = matchPath('/start/company/:compania', decodePath(pathname))?.params.compania;
      expect(findByAddress([{ name: 'A' }, carrier], String(part))).toBe(carrier);
    },
  );

  it.each(['', ' ', 'telcel', 'constructor'])('returns undefined for %j', (part) => {
    expect(findByAddress([{ name: 'TELCEL' }], part)).toBeUndefined();
  });

  /** Decodes a path as the router does before it matches routes. */
  function decodePath(pathname: string): string {
    const parts = pathname.split('/').map((part) => decodeURIComponent(part).replace(/\//g, '%2F'));
    return parts.join('/');
  }
});
