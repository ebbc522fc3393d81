import { cpSync, readFileSync, utimesSync } from 'node:fs';
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

/** The path of a build's entry script. */
function entryOf(name: keyof typeof builds): string | undefined {
  const html = readFileSync(path.join(builds[name], 'index.html'), 'utf8');
  return /src="([^"]+\/index-[^"]+)"/.exec(html)?.[1];
}

/** The version that a page was loaded from. */
async function versionOf(page: Page): Promise<string | undefined> {
  const entry = await page.locator('script[type="module"][src]').getAttribute('src');
  const names = Object.keys(builds) as (keyof typeof builds)[];
  return names.find((name) => entryOf(name) === entry);
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

/** The entry files of the cached versions, and whether a worker is installing. */
function keptEntries(page: Page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const cache = await caches.open(`workbox-precache-v2-${registration?.scope ?? ''}`);
    const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    const isChanging = registration?.installing !== null || registration.waiting !== null;
    return { isChanging, entries: paths.filter((path) => path.startsWith('/assets/index-')) };
  });
}

/** Waits until the worker of a version is the only one, which takes Chromium up to 30 s. */
async function waitForWorker(page: Page, name: keyof typeof builds): Promise<void> {
  await expect
    .poll(() => keptEntries(page), { timeout: 40_000 })
    .toEqual({ isChanging: false, entries: [entryOf(name)] });
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
  expect(await versionOf(page)).toBe('second');
  await waitForWorker(page, 'second');
  expect(await offer.count()).toBe(0);
});

it('makes no offer to a page of the new version, and opens the earlier one offline after a rollback', async () => {
  const { page, context, offer } = await visitFirst();
  for (const name of ['second', 'first'] as const) {
    release(name);
    await page.reload();
    expect(await versionOf(page)).toBe(name);
    await waitForWorker(page, name);
  }
  await tiles(page).first().click();
  await page.getByRole('radio').first().waitFor();
  expect(await offer.count()).toBe(0);
  await page.goto(`${served.address}/start`);
  await context.setOffline(true);
  await page.reload();
  await expect.poll(() => tiles(page).count()).toBeGreaterThan(0);
  expect(await versionOf(page)).toBe('first');
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
