import { describe, expect, it } from 'vitest';
import { isOwnRelativeAddress, setXsrfHeader, XSRF_HEADER } from './xsrf';

const page = {
  origin: 'https://colibri.test',
  baseUri: 'https://colibri.test/start/pago',
  cookie: 'a=1; XSRF-TOKEN=secreto; b=2',
};

describe('isOwnRelativeAddress', () => {
  it.each([
    ['/recargas'],
    ['recargas'],
    ['../recargas'],
    [''],
    ['/a\\b'],
    ['/recargas?next=https://evil.test'],
    [' /recargas'],
    ['recargas/a:b'],
  ])('accepts %j', (address) => {
    expect(isOwnRelativeAddress(address, page)).toBe(true);
  });

  it.each([
    ['//evil.test/a'],
    ['//colibri.test/a'],
    ['/\\evil.test/a'],
    ['\\/evil.test/a'],
    ['/\t/evil.test/a'],
    [' //evil.test/a'],
    ['\u0000//evil.test/a'],
    ['https://evil.test/a'],
    ['https://colibri.test/a'],
    ['data:text/plain,a'],
  ])('rejects %j', (address) => {
    expect(isOwnRelativeAddress(address, page)).toBe(false);
  });

  it.each([
    ['a base URL of another origin', page.origin, 'https://cdn.test/'],
    ['a base URL that resolves nothing', page.origin, 'about:srcdoc'],
    ['an opaque origin', 'null', 'file:///index.html'],
  ])('rejects every URL on a page with %s', (_, origin, baseUri) => {
    expect(isOwnRelativeAddress('/a', { origin, baseUri })).toBe(false);
  });
});

describe('setXsrfHeader', () => {
  it.each([
    ['POST', '/a', 'secreto'],
    ['put', '/a', 'secreto'],
    ['POST', '//evil.test/a', null],
    ['GET', '/a', null],
    ['head', '/a', null],
  ])('sets on %s %s the header %j', (method, address, expected) => {
    expect(headerFor({ method, address })).toBe(expected);
  });

  it.each([
    ['a plain value', 'XSRF-TOKEN=abc', 'abc'],
    ['an encoded value', 'XSRF-TOKEN=a%2Fb%3D', 'a/b='],
    ['a value with equals signs', 'XSRF-TOKEN=a=b==', 'a=b=='],
    ['an invalid encoding unchanged', 'XSRF-TOKEN=100%', '100%'],
    ['the first of two', 'XSRF-TOKEN=one; XSRF-TOKEN=two', 'one'],
    ['the one of two that is not empty', 'XSRF-TOKEN=; XSRF-TOKEN=two', 'two'],
    ['none without a cookie', '', null],
    ['none for an empty cookie', 'XSRF-TOKEN=', null],
    ['none for a cookie with a longer name', 'X-XSRF-TOKEN=abc; XSRF-TOKEN2=abc', null],
    ['none for a name in another case', 'xsrf-token=abc', null],
    ['none with a line break', 'XSRF-TOKEN=a%0d%0aCookie:b', null],
    ['none that is not a valid header value', 'XSRF-TOKEN=%E2%82%AC', null],
  ])('uses %s', (_, cookie, expected) => {
    expect(headerFor({ cookie })).toBe(expected);
  });

  it('never overwrites an existing header', () => {
    const headers = new Headers({ 'x-xsrf-token': 'propio' });
    setXsrfHeader(headers, { method: 'POST', address: '/a' }, page);

    expect(headers.get(XSRF_HEADER)).toBe('propio');
  });

  function headerFor({ method = 'POST', address = '/a', cookie = page.cookie }) {
    const headers = new Headers();
    setXsrfHeader(headers, { method, address }, { ...page, cookie });
    return headers.get(XSRF_HEADER);
  }
});
