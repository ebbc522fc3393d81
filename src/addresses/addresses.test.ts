import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { carrierPath, findByAddress, isAppPath, trimPath } from '#addresses/addresses';

describe('trimPath', () => {
  it.each([
    ['/start', '/start'],
    ['/start/', '/start'],
    ['/start.html', '/start'],
    ['/START/Index.HTML', '/START'],
    ['/start/company/TELCEL/', '/start/company/TELCEL'],
    ['/start/company/TELCEL.html', '/start/company/TELCEL'],
    ['/start/company/AT%26T.', '/start/company/AT%26T.'],
    ['/start/company/index', '/start/company/index'],
  ])('returns the path of the page in %s', (pathname, path) => {
    expect(trimPath(pathname)).toBe(path);
  });
});

describe('isAppPath', () => {
  it.each([
    '/',
    '/index.html',
    '/start',
    '/Start/',
    '/start.html',
    '/start/company/A.B',
    '/superhome/x',
  ])('returns true for %s', (pathname) => {
    expect(isAppPath(pathname)).toBe(true);
  });

  it.each([
    '/admin/',
    '/admin/start',
    '/startle',
    '/start-2.html',
    '/sw.js',
    '//start',
    '/recargas',
  ])('returns false for %s, which may be another document', (pathname) => {
    expect(isAppPath(pathname)).toBe(false);
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
  it.each([
    'TELCEL',
    '.',
    '..',
    '...',
    'a/b?c#d',
    'a%2Fb',
    '%',
    'a.html',
    '<b>',
    '\ufffd',
    '__proto__',
  ])('finds %j by its path', (name) => {
    const carrier = { name };
    const { pathname } = new URL(carrierPath(name), 'https://c.test');
    const part = matchPath('/start/company/:compania', decodePath(pathname))?.params.compania;
    expect(findByAddress([{ name: 'A' }, carrier], String(part))).toBe(carrier);
  });

  it.each(['', ' ', '.', 'TELCE', 'constructor'])('returns undefined for %j', (part) => {
    expect(findByAddress([{ name: 'TELCEL' }], part)).toBeUndefined();
  });

  it.each([
    'telcel',
    'Telcel',
    'TELCEL.',
    'TELCEL)',
    'telcel).',
    'Telcel…',
    ' TELCEL, ',
    'Telcel.html',
    'TELCEL.html.',
  ])('finds TELCEL at %j', (part) => {
    const carrier = { name: 'TELCEL' };
    expect(findByAddress([{ name: 'TELCELUSA' }, carrier], part)).toBe(carrier);
  });

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
