import { cpSync, utimesSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import es from '#locales/es';
import { createMockHttpServer } from '#mocks/httpServer';
import { filesUnder } from '#tools/lib/files.mjs';
import { buildApp } from '../runCommand';
import { visit } from '../e2e/browser';
import { chooseTelcel50, tiles } from '../e2e/purchase';
import { temporaryFolder } from '../temporaryFolder';
import { serve, start } from './servers';

const folder = temporaryFolder('versions');
const builds = {
  first: 'dist',
  second: path.join(folder, 'second/dist'),
  none: path.join(folder, 'none/dist'),
};

/** The company of the second build, which the titles of its pages contain. */
const SECOND_COMPANY = 'Ana & Cía';

let api: number;
let served: Awaited<ReturnType<typeof serve>>;
/** The time of the last release in seconds. nginx compares modification times in seconds. */
let time = Math.floor(Date.now() / 1000);

beforeAll(async () => {
  const otherCompany = { VITE_COMPANY_FILE: 'tests/build/otherCompany.json' };
  await buildApp(['--outDir', builds.second], otherCompany);
  await buildApp(['--outDir', builds.none], { VITE_OFFLINE: 'false' });
  const mocks = await start(createMockHttpServer());
  api = mocks.port;
  return mocks.close;
});

beforeEach(async () => {
  served = await serve({ port: 4184, api });
  return served.end;
});

/** Deploys a build over the current one: assets first, pages last. */
function release(name: keyof typeof builds): void {
  const { site } = served;
  cpSync(path.join(builds[name], 'assets'), path.join(site, 'assets'), { recursive: true });
  cpSync(builds[name], site, { recursive: true });
  time += 60;
  for (const file of filesUnder(site)) utimesSync(file, time, time);
}

/** Visits the first version until its worker controls the page, and the page has searched for a newer one. */
async function visitFirst() {
  const opened = await visit('/start', 360, { base: served.address });
  await opened.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await opened.page.addInitScript(() => {
    const update = Reflect.get(ServiceWorkerRegistration.prototype, 'update');
    ServiceWorkerRegistration.prototype.update = async function search() {
      const registration = await update.call(this);
      document.documentElement.dataset['searched'] = '';
      return registration;
    };
  });
  await opened.page.reload();
  await opened.page.locator('html[data-searched]').waitFor();
  return { ...opened, offer: opened.page.getByRole('button', { name: es.version.update }) };
}

/** Returns to the page, and waits until it has found a new version. */
async function returnLater(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.waiting != null;
  });
}

/** Whether the worker of the page's version is the only one. */
function hasOnlyItsWorker(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const cache = await caches.open(`workbox-precache-v2-${registration?.scope ?? ''}`);
    const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    const entries = paths.filter((path) => path.startsWith('/assets/index-'));
    const entry = document.querySelector('script[type="module"][src]')?.getAttribute('src');
    const isChanging = registration?.installing !== null || registration.waiting !== null;
    return !isChanging && entries.length === 1 && entries[0] === entry;
  });
}

it('finds a new version and offers it on the next screen, but not during the payment', async () => {
  const { page, offer } = await visitFirst();
  release('second');
  await returnLater(page);
  await page.waitForTimeout(500);
  expect(await offer.count()).toBe(0);
  await chooseTelcel50(page);
  expect(await offer.count()).toBe(0);
  await page.goBack();
  await offer.waitFor();
  await Promise.all([page.waitForEvent('load'), offer.click()]);
  await page.getByRole('radio').first().waitFor();
  expect(await page.title()).toContain(SECOND_COMPANY);
});

it('makes no offer to a page of the new version, which opens offline', async () => {
  const { page, context, offer } = await visitFirst();
  release('second');
  await page.reload();
  // It takes Chromium up to 30 s to replace the worker.
  await expect.poll(() => hasOnlyItsWorker(page), { timeout: 40_000 }).toBe(true);
  await tiles(page).first().click();
  await page.getByRole('radio').first().waitFor();
  expect(await offer.count()).toBe(0);
  await page.goto(`${served.address}/start`);
  await context.setOffline(true);
  await page.reload();
  await expect.poll(() => tiles(page).count()).toBeGreaterThan(0);
  expect(await page.title()).toContain(SECOND_COMPANY);
});

it('removes the worker and its caches if a build has none', async () => {
  const { context, page } = await visitFirst();
  release('none');
  await page.reload();
  const left = (tab: Page) =>
    tab.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
      return { caches: await caches.keys(), isRegistered: registration !== undefined };
    });
  await expect
    .poll(() => left(page).catch(() => undefined), { timeout: 40_000 })
    .toEqual({ caches: [], isRegistered: false });
  // The worker may still be reloading the first page.
  const next = await context.newPage();
  await next.goto(`${served.address}/start`);
  await expect.poll(() => tiles(next).count()).toBe(9);
  expect(await left(next)).toEqual({ caches: [], isRegistered: false });
});
