import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { carrierPath, findByAddress } from '#addresses/addresses';

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

  it.each(['', ' ', '.', 'TELCE', 'constructor'])('returns undefined for %j', (part) => {
    expect(findByAddress([{ name: 'TELCEL' }], part)).toBeUndefined();
  });

  it.each(['telcel', 'Telcel', 'TELCEL.', 'TELCEL)', 'telcel).', 'Telcel…', ' TELCEL, '])(
    'finds TELCEL at %j',
    (part) => {
      const carrier = { name: 'TELCEL' };
      expect(findByAddress([{ name: 'TELCELUSA' }, carrier], part)).toBe(carrier);
    },
  );

  it.each(['Telcel', 'TELCEL', 'TELCEL.'])('prefers the exact name %j', (name) => {
    const carriers = ['telcel', 'TELCEL.', 'TELCEL', 'Telcel'].map((one) => ({ name: one }));
    expect(findByAddress(carriers, name)).toEqual({ name });
  });

  /** Decodes a path as the router does before it matches routes. */
  function decodePath(pathname: string): string {
    const parts = pathname.split('/').map((part) => decodeURIComponent(part).replace(/\//g, '%2F'));
    return parts.join('/');
  }
});
