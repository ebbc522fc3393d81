import { existsSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import es from '#locales/es';
import { createMockHttpServer } from '#mocks/httpServer';
import { filesUnder } from '#tools/lib/files.mjs';
import { start } from '../deploy/servers';
import { entryScript, newVisit, waitForPrecache } from './browser';
import { headingOf, phoneField, tiles } from './purchase';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Responds to a request in place of the host. Returns whether it does. */
type Respond = (pathname: string, response: ServerResponse) => boolean;

/**
 * Serves the production build as hosts of static files do: a page has the address of its file, also with a slash, with
 * `.html` or in other letters. Other addresses have the page of the app. Returns the address of the host.
 */
async function startHost(respond: Respond = () => false): Promise<string> {
  const files = new Map(filesUnder('dist').map((file) => [file.slice(4).toLowerCase(), file]));
  const mocks = createMockHttpServer();
  const host = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    if (/^\/(recargas|servicios)\//.test(pathname)) {
      mocks.emit('request', request, response);
      return;
    }
    if (respond(pathname, response)) return;
    const name = pathname.toLowerCase();
    const file = files.get(name) ?? files.get(`${name.replace(/\/(index\.html)?$/, '')}.html`);
    const found = file !== undefined && existsSync(file) ? file : 'dist/404.html';
    if (found.endsWith('.html')) response.setHeader('Set-Cookie', 'XSRF-TOKEN=token; Path=/');
    response.setHeader('Content-Type', types[path.extname(found)] ?? 'application/octet-stream');
    response.end(readFileSync(found));
  });
  const { port, close } = await start(host);
  onTestFinished(close);
  return `http://localhost:${String(port)}`;
}

/** Opens the app on a host, and waits until its service worker controls the page. */
async function visitWithWorker(respond: Respond) {
  const { context, page } = await newVisit(360, { base: await startHost(respond) });
  await page.goto('/start');
  await waitForPrecache(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return { context, page };
}

describe('the service worker', () => {
  it('leaves other documents of the host alone, if they are slow or their connection is lost', async () => {
    const { context, page } = await visitWithWorker((pathname, response) => {
      if (!pathname.startsWith('/admin/')) return false;
      if (pathname === '/admin/lost') response.destroy();
      else if (pathname.endsWith('.svg')) response.end();
      else setTimeout(() => response.end('<title>Admin</title><img src="assets/a.svg">'), 6000);
      return true;
    });
    await page.goto('/admin/');
    expect(await page.title()).toBe('Admin');
    expect(new URL(page.url()).pathname).toBe('/admin/');
    await expect(page.goto('/admin/lost')).rejects.toThrow(/ERR_EMPTY_RESPONSE/);
    await context.setOffline(true);
    await page.goto('/start/company/TELCEL');
    await phoneField(page).waitFor();
    expect(await page.evaluate(() => caches.match('/admin/assets/a.svg'))).toBeUndefined();
    await expect(page.goto('/other')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  });

  it('shows the app while the server fails', async () => {
    let hasFailed = false;
    const { page } = await visitWithWorker((_, response) => {
      if (hasFailed) response.writeHead(503).end('Service Unavailable');
      return hasFailed;
    });
    hasFailed = true;
    await page.goto('/start');
    await expect.poll(() => tiles(page).count()).toBe(9);
    await page.goto('/superhome/');
    await headingOf(page, es.landing.title).waitFor();
  });
});

describe('a prerendered page', () => {
  it.each(['TELCEL/', 'TELCEL.html', 'telcel'])(
    'keeps what is entered before hydration and shows the products early at %s',
    async (name) => {
      const { page } = await newVisit(360, { base: await startHost(), serviceWorkers: 'block' });
      await page.route(entryScript, async (route) => {
        await phoneField(page).pressSequentially('5512345');
        await page.getByRole('radio').nth(1).check();
        await route.continue();
      });
      await page.goto(`/start/company/${name}?utm_source=mail`, { waitUntil: 'commit' });
      await page.locator('[data-paybar] > :not([inert])').waitFor();
      expect(await phoneField(page).inputValue()).toBe('551 234 5');
      expect(await page.getByRole('radio').nth(1).isChecked()).toBe(true);
      const { pathname, search } = new URL(page.url());
      expect(pathname + search).toBe('/start/company/TELCEL?utm_source=mail');
    },
  );

  it.each(['/start/', '/start.html', '/Start'])('is hydrated at %s', async (address) => {
    const { page } = await newVisit(360, { base: await startHost(), serviceWorkers: 'block' });
    const title = page.getByRole('heading', { level: 1 });
    await page.route(entryScript, async (route) => {
      await title.evaluate((element) => (element.dataset['first'] = ''));
      await route.continue();
    });
    await page.goto(address);
    await expect.poll(() => tiles(page).count()).toBe(9);
    expect(await title.getAttribute('data-first')).toBe('');
    expect(new URL(page.url()).pathname).toBe('/start');
  });

  it.each(['/superhome/servicios.html', '/superhome/servicios/index.html'])(
    'is shown at %s',
    async (address) => {
      const { page } = await newVisit(360, { base: await startHost(), serviceWorkers: 'block' });
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      await page.getByRole('heading', { name: es.landing.nav.shop }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/superhome/servicios');
    },
  );
});
