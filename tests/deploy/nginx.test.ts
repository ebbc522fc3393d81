import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import es from '#locales/es';
import { createMockHttpServer } from '#mocks/httpServer';
import { filesUnder } from '#tools/lib/files.mjs';
import { buildApp } from '../runCommand';
import { visit, waitForPrecache } from '../e2e/browser';
import { buy, headingOf } from '../e2e/purchase';
import { temporaryFolder } from '../temporaryFolder';
import { sendRaw, serve, start } from './servers';

const folder = temporaryFolder('base');
let api: number;

beforeAll(async () => {
  const mocks = await start(createMockHttpServer());
  api = mocks.port;
  return mocks.close;
});

/** Finds a file of the production build by its prefix. */
function asset(beginning: string, ending: string): string {
  const start = `dist/assets/${beginning}`;
  const file = filesUnder('dist').find((name) => name.startsWith(start) && name.endsWith(ending));
  return (file ?? `${beginning} is missing`).slice('dist'.length);
}

describe('the production build behind nginx', () => {
  let address: string;

  beforeAll(async () => {
    const served = await serve({ port: 4180, api });
    ({ address } = served);
    return served.end;
  });

  const get = (place: string, headers: Record<string, string> = {}) =>
    fetch(address + place, { headers, redirect: 'manual' });

  it.each([
    ['/start', 'start'],
    ['/start/company/TELCEL', 'start/company/TELCEL'],
    ['/start/company/Oui.mx', 'index'],
    ['/no/such/page', 'index'],
    ['/recargas/', 'index'],
  ])('responds to %s with the page %s, which is revalidated each time', async (place, file) => {
    const response = await get(place);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache, no-transform');
    expect(await response.text()).toBe(readFileSync(`dist/${file}.html`, 'utf8'));
  });

  it.each([
    ['/assets/gone-1a2b3c4d.js', 404],
    ['/no.such', 404],
    ['/a/../start', 400],
    ['/a%2f..%2fstart', 400],
    ['/a;b', 400],
  ])('responds to %s with HTTP %d instead of a page', async (target, status) => {
    const response = await sendRaw(address, target);
    expect(response.status).toBe(status);
    expect(response.text).not.toContain('id="root"');
  });

  const permanent = 'public, max-age=31536000, immutable';

  it.each([
    [asset('index-', '.js'), 'text/javascript; charset=utf-8', permanent],
    [asset('es-', '.json'), 'application/json', permanent],
    [asset('bricolage', '.woff2'), 'font/woff2', permanent],
    ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
  ])('responds to %s with %s and the caching %s', async (place, type, caching) => {
    const { status, headers } = await get(place);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('cache-control')).toBe(caching);
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('responds to Accept-Encoding: %s with the encoding %s', async (accepted, encoding) => {
    for (const place of ['/start', asset('index-', '.js')]) {
      const { headers } = await get(place, { 'Accept-Encoding': accepted });
      expect(headers.get('content-encoding')).toBe(encoding);
      expect(headers.get('vary')).toBe('Accept-Encoding');
    }
  });

  it('sends the same security headers as static hosts', async () => {
    const [, rules = ''] = readFileSync('dist/_headers', 'utf8').split('\n\n');
    const expected = [...rules.matchAll(/^ {2}([\w-]+): (.*)$/gm)];
    expect(expected).toHaveLength(6);
    expect(rules).not.toMatch(/unsafe-|\*(?!\n)/);
    for (const place of ['/start', '/gone.js', asset('index-', '.js'), '/health']) {
      const { headers } = await get(place);
      for (const [, name = '', value] of expected) expect(headers.get(name)).toBe(value);
    }
  });

  it('serves security.txt, which expires within a year', async () => {
    const response = await get('/.well-known/security.txt');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const text = await response.text();
    expect(text).toMatch(/^Contact: mailto:[^@]+@/m);
    const [, expires = ''] = /^Expires: (.*)$/m.exec(text) ?? [];
    const days = (Date.parse(expires) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(300);
    expect(days).toBeLessThan(366);
  });

  it('sends the XSRF cookie with a page, secure on TLS requests', async () => {
    const plain = (await get('/start')).headers;
    expect(plain.get('set-cookie')).toMatch(/^XSRF-TOKEN=[\da-f]{32}; Path=\/; SameSite=Strict$/);
    expect(plain.get('strict-transport-security')).toBeNull();
    const { headers } = await get('/start', { 'X-Forwarded-Proto': 'https' });
    expect(headers.get('set-cookie')).toMatch(/; SameSite=Strict; Secure$/);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect((await get('/favicon.svg')).headers.get('set-cookie')).toBeNull();
  });

  const token = '0123456789abcdef0123456789abcdef';

  it.each([
    ['replaces', 'short', 'XSRF-TOKEN=abc'],
    ['replaces', 'broken off', `XSRF-TOKEN=${token}%E0%A4%A`],
    ['replaces', 'of a longer name', `X-XSRF-TOKEN=${token}`],
    ['keeps', 'a UUID', 'a=1; XSRF-TOKEN=123e4567-e89b-12d3-a456-426614174000'],
    ['keeps', 'percent-encoded', 'XSRF-TOKEN=MDEyMzQ1Njc4OWFi%2BZGVmMDEyMw%3D%3D; a=1'],
  ])('%s an XSRF cookie that is %s', async (verb, _, header) => {
    const cookies = (await get('/start', { Cookie: header })).headers.getSetCookie();
    expect(cookies).toHaveLength(verb === 'replaces' ? 1 : 0);
  });

  it('sells a top-up and shows the landing page without policy violations', async () => {
    const { page, context, consoleMessages } = await visit('/start', 1280, {
      base: address,
      before: () => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`The policy stops ${event.effectiveDirective} of ${event.blockedURI}`);
        });
      },
    });
    await context.route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'Mapa' }),
    );
    await buy(page);
    await page.goto(`${address}/superhome`);
    await page.getByText(es.landing.contact.showMap).click();
    await page.frameLocator('iframe').getByText('Mapa').waitFor();
    expect(consoleMessages).toEqual([]);
    await page.evaluate("document.body.setAttribute('style', 'color: red')");
    await page.evaluate("new Image().src = 'https://unknown.example/a.png'");
    await expect
      .poll(() => consoleMessages.join('\n'))
      .toMatch(/style-src-attr[^]*unknown\.example/);
    expect(await page.evaluate('try { document.body.innerHTML = "a" } catch (e) { e.name }')).toBe(
      'TypeError',
    );
  });
});

it('serves a build for a folder from that folder only', async () => {
  const build = path.join(folder, 'dist');
  await buildApp(['--base=/tienda/', '--outDir', build]);
  const { address, end } = await serve({ build, base: '/tienda/', port: 4181, api });
  onTestFinished(end);
  const statusOf = async (place: string) =>
    (await fetch(address + place, { redirect: 'manual' })).status;
  expect(await statusOf('/tienda')).toBe(302);
  expect(await statusOf('/')).toBe(302);
  expect(await statusOf('/tienda/start/company/Oui.mx')).toBe(200);
  expect(await statusOf('/start')).toBe(404);
  expect(await statusOf('/tienda/assets/gone.js')).toBe(404);
  const { page, consoleMessages } = await visit('/tienda/', 360, { base: address });
  await headingOf(page, es.carriers.title).waitFor();
  expect(new URL(page.url()).pathname).toBe('/tienda/start');
  await waitForPrecache(page);
  await page.context().setOffline(true);
  await page.reload();
  await buy(page);
  expect(consoleMessages).toEqual([]);
});
