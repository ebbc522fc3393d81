import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import es from '#locales/es';
import { createMockHttpServer, listenOnLoopback } from '#mocks/server/http';
import { filesUnder } from '#tools/lib/files.mjs';
import { buildApp } from '../buildApp';
import { visit } from '../e2e/browser';
import { buy, headingOf } from '../e2e/purchase';
import { temporaryFolder } from '../temporaryFolder';
import { sendRaw } from './raw';
import { serve } from './serve';

const map = 'https://www.openstreetmap.org/**';
const ports = { root: 4180, folder: 4181 };

let api: number;

/** Finds a file of the production build by its prefix. */
function asset(beginning: string, ending = ''): string {
  const start = `dist/assets/${beginning}`;
  const file = filesUnder('dist').find((name) => name.startsWith(start) && name.endsWith(ending));
  return (file ?? `${beginning} is missing`).slice('dist'.length);
}

beforeAll(async () => {
  const mocks = createMockHttpServer();
  api = await listenOnLoopback(mocks);
  return () => {
    mocks.closeAllConnections();
    mocks.close();
  };
});

describe('the production build behind nginx', () => {
  const folder = temporaryFolder('nginx');
  let address: string;

  beforeAll(async () => {
    const served = await serve({ prefix: folder, port: ports.root, api });
    ({ address } = served);
    return served.end;
  });

  const get = (place: string, headers: Record<string, string> = {}) =>
    fetch(address + place, { headers, redirect: 'manual' });

  it.each([
    ['/', 'index'],
    ['/start', 'start'],
    ['/start/', 'index'],
    ['/start/company/TELCEL', 'start/company/TELCEL'],
    ['/start/company/COMETA', 'index'],
    ['/start/company/Oui.mx', 'index'],
    ['/start/company/A%2FB;C', 'index'],
    ['/start/no.such/page.html', 'index'],
    ['/superhome/no.such', 'index'],
    ['/superhome', 'superhome'],
    ['/no/such/page', 'index'],
    ['/recargas', 'index'],
    ['/recargas/', 'index'],
    ['/servicios/', 'index'],
  ])(
    'responds to %s with the page %s, which is revalidated each time and not rewritten',
    async (place, file) => {
      const response = await get(place);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-cache, no-transform');
      expect(await response.text()).toBe(readFileSync(`dist/${file}.html`, 'utf8'));
    },
  );

  it.each(['/assets/gone-1a2b3c4d.js', '/assets/', '/.vite/manifest.json', '/no.such'])(
    'responds to %s with 404 instead of a page',
    async (place) => {
      const response = await get(place);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toContain('text/plain');
      expect(response.headers.get('cache-control')).toBe('no-cache');
    },
  );

  it.each([
    ['index-', '.js', 'text/javascript; charset=utf-8'],
    ['es-', '.json', 'application/json'],
    ['counter-', '.svg', 'image/svg+xml'],
    ['bricolage', '.woff2', 'font/woff2'],
  ])('allows browsers to cache %s…%s permanently', async (beginning, ending, type) => {
    const response = await get(asset(beginning, ending));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
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

  it('sends the same security headers as static hosts, except with the server’s responses', async () => {
    const [, rules = ''] = readFileSync('dist/_headers', 'utf8').split('\n\n');
    const expected = [...rules.matchAll(/^ {2}([\w-]+): (.*)$/gm)];
    expect(expected.map(([, name]) => name)).toEqual([
      'Content-Security-Policy',
      'Cross-Origin-Opener-Policy',
      'Cross-Origin-Resource-Policy',
      'Permissions-Policy',
      'Referrer-Policy',
      'X-Content-Type-Options',
    ]);
    expect(rules).not.toMatch(/unsafe-|\*(?!\n)/);
    expect(await (await get('/health')).text()).toBe('ok\n');
    for (const place of ['/start', '/gone.js', asset('index-', '.js'), '/health']) {
      const { headers } = await get(place);
      for (const [, name = '', value] of expected) expect(headers.get(name)).toBe(value);
    }
  });

  it('sends the service worker without caching, and allows its trusted type', async () => {
    const { status, headers } = await get('/sw.js');
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
    const policy = headers.get('content-security-policy');
    expect(policy).toMatch(
      /require-trusted-types-for 'script'; trusted-types service-worker default$/,
    );
  });

  it('sends Strict-Transport-Security on TLS requests', async () => {
    const hsts = async (headers: Record<string, string>) =>
      (await get('/start', headers)).headers.get('strict-transport-security');
    expect(await hsts({})).toBeNull();
    expect(await hsts({ 'X-Forwarded-Proto': 'https' })).toBe('max-age=31536000');
  });

  it('serves security.txt', async () => {
    const response = await get('/.well-known/security.txt');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const [, expires = ''] = /^Expires: (.*)$/m.exec(await response.text()) ?? [];
    const days = (Date.parse(expires) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(300);
    expect(days).toBeLessThan(366);
  });

  it.each(['/a/../start', '/a%2f..%2fstart', '/a;b', '/a%5cb'])(
    'refuses the ambiguous path %s',
    async (target) => {
      expect(await sendRaw(address, target)).toMatch(/^HTTP\/1\.1 400 /);
    },
  );

  it.each(['/recargas', '/recargas/', '/start/no.such/page'])(
    'leads from %s to the start',
    async (place) => {
      const { page } = await visit(place, 360, { base: address });
      await headingOf(page, es.products.title).waitFor();
      expect(new URL(page.url()).pathname).toBe('/start');
    },
  );

  it('sells a top-up and shows the landing page without policy violations', async () => {
    const { page, context, consoleMessages } = await visit('/start', 1280, {
      base: address,
      before: () => {
        document.addEventListener(
          'securitypolicyviolation',
          ({ effectiveDirective, blockedURI }) => {
            console.error(`The policy stops ${effectiveDirective} of ${blockedURI}`);
          },
        );
      },
    });
    await context.route(map, (route) => route.fulfill({ contentType: 'text/html', body: 'Mapa' }));
    const forbidden: number[] = [];
    page.on('response', (answer) => {
      if (answer.status() >= 400) forbidden.push(answer.status());
    });
    await buy(page);
    await page.goto(`${address}/superhome`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const frame = page.locator('iframe');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await frame.waitFor();
    await expect.poll(() => frame.getAttribute('data-shown')).toBe('true');
    expect(await frame.getAttribute('sandbox')).not.toContain('allow-top-navigation');
    expect(consoleMessages).toEqual([]);
    expect(forbidden).toEqual([]);
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

describe('a build for a folder', () => {
  const around = temporaryFolder('nginx');

  it('is served from the folder only', async () => {
    const build = path.join(around, 'dist');
    await buildApp(['--base=/tienda/', '--outDir', build]);
    const place = path.join(around, 'srv');
    const { address, end } = await serve({
      prefix: place,
      build,
      base: '/tienda/',
      port: ports.folder,
      api,
    });
    onTestFinished(end);
    const statusOf = async (place: string) =>
      (await fetch(address + place, { redirect: 'manual' })).status;
    expect(await statusOf('/tienda')).toBe(302);
    expect(await statusOf('/')).toBe(302);
    expect(await statusOf('/tienda/start/company/Oui.mx')).toBe(200);
    expect(await statusOf('/start')).toBe(404);
    expect(await statusOf('/tienda/assets/gone.js')).toBe(404);
    const { page, consoleMessages } = await visit('/tienda/', 360, { base: address });
    await headingOf(page, es.products.title).waitFor();
    expect(new URL(page.url()).pathname).toBe('/tienda/start');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.context().setOffline(true);
    await page.reload();
    await buy(page);
    expect(consoleMessages).toEqual([]);
  });
});
