import { beforeAll, describe, expect, it } from 'vitest';
import { createMockHttpServer, listenOnLoopback } from '#mocks/server/http';
import { visit } from '../e2e/browser';
import { tiles } from '../e2e/purchase';
import { temporaryFolder } from '../temporaryFolder';
import { serve } from './serve';

const folder = temporaryFolder('nginx-cookie');
let address: string;

beforeAll(async () => {
  const mocks = createMockHttpServer();
  const api = await listenOnLoopback(mocks);
  const served = await serve({ prefix: folder, port: 4185, api });
  ({ address } = served);
  return async () => {
    await served.end();
    mocks.closeAllConnections();
    mocks.close();
  };
});

describe('nginx', () => {
  const get = (place: string, headers: Record<string, string> = {}) =>
    fetch(address + place, { headers, redirect: 'manual' });

  it('sends the XSRF cookie with a page if the request has none', async () => {
    const [cookie = ''] = (await get('/start')).headers.getSetCookie();
    expect(cookie).toMatch(/^XSRF-TOKEN=[\da-f]{32}; Path=\/; SameSite=Strict$/);
    const [secure] = (await get('/', { 'X-Forwarded-Proto': 'https' })).headers.getSetCookie();
    expect(secure).toMatch(/; SameSite=Strict; Secure$/);
    const known = await get('/start', { Cookie: `a=1; ${cookie.split(';')[0] ?? ''}` });
    expect(known.headers.getSetCookie()).toEqual([]);
    expect((await get('/favicon.svg')).headers.getSetCookie()).toEqual([]);
  });

  const token = '0123456789abcdef0123456789abcdef';

  it.each([
    ['empty', 'XSRF-TOKEN='],
    ['short', 'XSRF-TOKEN=abc'],
    ['broken off', `XSRF-TOKEN=${token}%E0%A4%A`],
    ['quoted', `XSRF-TOKEN="${token}"`],
    ['doubled', `XSRF-TOKEN=${token}; XSRF-TOKEN=${token}`],
    ['doubled among others', `a=1; XSRF-TOKEN=%; b=2; XSRF-TOKEN=${token}`],
    ['of a longer name', `X-XSRF-TOKEN=${token}`],
  ])('replaces an XSRF cookie that is %s', async (_, header) => {
    const [cookie] = (await get('/start', { Cookie: header })).headers.getSetCookie();
    expect(cookie).toMatch(/^XSRF-TOKEN=[\da-f]{32};/);
  });

  it.each([
    ['a UUID', '123e4567-e89b-12d3-a456-426614174000'],
    ['Base64', 'MDEyMzQ1Njc4OWFiY2RlZg=='],
    ['percent-encoded Base64', 'MDEyMzQ1Njc4OWFi%2BZGVmMDEyMw%3D%3D'],
  ])('keeps an XSRF cookie that is %s', async (_, value) => {
    const response = await get('/start', { Cookie: `XSRF-TOKEN=${value}; a=1` });
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it.each([
    ['malformed', ['%E0%A4%A']],
    ['doubled', ['%E0%A4%A', token]],
  ])('shows the list in a browser whose XSRF cookie is %s', async (_, [first = '', second]) => {
    const { page } = await visit('/start', 360, {
      base: address,
      prepare: async (page) => {
        const cookie = { name: 'XSRF-TOKEN', domain: '127.0.0.1' };
        const cookies = [{ ...cookie, value: first, path: second === undefined ? '/' : '/start' }];
        if (second !== undefined) cookies.push({ ...cookie, value: second, path: '/' });
        await page.context().addCookies(cookies);
      },
    });
    await expect.poll(() => tiles(page).count()).toBe(9);
  });
});
