import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { languages, type Language } from '#i18n/languages';
import { baseUrl, isFirefox, newVisit } from './browser';
import { settled } from './purchase';

/** The longest time in ms in which the main thread may be idle before the first products. */
const MAX_IDLE_MS = 100;

/** A fiber of React. Tag 13 is Suspense. Its state is set while its content is missing or not hydrated. */
interface Fiber {
  tag: number;
  memoizedState: { dehydrated?: unknown } | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** What {@link watchStart} records. */
interface Start {
  /** The number of React's commits. */
  commits: number;
  /** How many of them show the fallback of a Suspense boundary. */
  fallbacks: number;
  /** When the first products are in the page, in ms. */
  products: number;
}

/** Records the start of the app. It runs before the page's scripts. */
function watchStart(): void {
  const start: Start = { commits: 0, fallbacks: 0, products: 0 };

  function showsFallback(fiber: Fiber | null): boolean {
    if (fiber === null) return false;
    if (fiber.tag === 13 && fiber.memoizedState?.dehydrated === null) return true;
    return showsFallback(fiber.child) || showsFallback(fiber.sibling);
  }

  Object.assign(window, {
    start,
    // React reports its commits to its developer tools, also in production.
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot(_: number, root: { current: Fiber }) {
        start.commits += 1;
        if (showsFallback(root.current)) start.fallbacks += 1;
      },
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    },
  });
  new MutationObserver((_, observer) => {
    if (!document.querySelector('#root :is(input[type="radio"], li > a[data-carrier])')) return;
    start.products = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

/** Opens a page of the same process, so that the next address can be observed from its beginning. */
async function prepareVisit(language: Language): Promise<Page> {
  const { page } = await newVisit(412, { before: watchStart, worker: 'block' });
  await page.goto(new URL('/favicon.svg', baseUrl).href);
  await page.evaluate((code) => {
    window.localStorage.setItem('language', code);
  }, language);
  return page;
}

function readStart(page: Page): Promise<Start> {
  return page.evaluate(() => Reflect.get(window, 'start') as Start);
}

/**
 * Returns the longest time in ms in which the main thread was idle between the last response that the
 * products need and the products. Those responses are requested before the entry script has arrived.
 */
async function longestIdle(page: Page, path: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Profiler.enable');
  await session.send('Profiler.start');
  await page.goto(new URL(path, baseUrl).href);
  await expect.poll(async () => (await readStart(page)).products).toBeGreaterThan(0);
  const { profile } = await session.send('Profiler.stop');
  const { metrics } = await session.send('Performance.getMetrics');
  const opened = (metrics.find(({ name }) => name === 'NavigationStart')?.value ?? 0) * 1e6;
  const { products } = await readStart(page);
  const responded = await page.evaluate(() => {
    const responses = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const entry = responses.find(({ name }) => /\/index-[^/]*\.js$/.test(name))?.responseEnd ?? 0;
    const needed = responses.filter(({ startTime }) => startTime < entry);
    return Math.max(...needed.map(({ responseEnd }) => responseEnd));
  });
  const idle = profile.nodes.find(({ callFrame }) => callFrame.functionName === '(idle)')?.id;
  const deltas = profile.timeDeltas ?? [];
  let longest = 0;
  let current = 0;
  let time = (profile.startTime - opened) / 1000;
  for (const [index, sample] of (profile.samples ?? []).entries()) {
    time += (deltas[index] ?? 0) / 1000;
    const isWithin = sample === idle && time > responded && time < products;
    current = isWithin ? current + (deltas[index + 1] ?? 0) / 1000 : 0;
    longest = Math.max(longest, current);
  }
  return longest;
}

describe.skipIf(isFirefox).each(languages)('the start of the app in %s', (language) => {
  it.each(['/start', '/start/company/TELCEL'])(
    'renders the products of %s without a pause after the last response',
    // Another process of the machine can delay a task of the page.
    { retry: 2 },
    async (path) => {
      const page = await prepareVisit(language);
      expect(await longestIdle(page, path)).toBeLessThan(MAX_IDLE_MS);
    },
  );

  // After a fallback, React delays the next content by up to 300 ms.
  it.each([
    ...['/', '/start', '/start/company/TELCEL', '/start/company/LUCERO', '/start/pago'],
    ...['/superhome', '/superhome/servicios', '/superhome/propuestas'],
  ])('shows no fallback of a Suspense boundary at %s', async (path) => {
    const page = await prepareVisit(language);
    await page.goto(new URL(path, baseUrl).href, { waitUntil: 'networkidle' });
    await settled(page);
    const { commits, fallbacks } = await readStart(page);
    expect(commits).toBeGreaterThan(1);
    expect(fallbacks).toBe(0);
  });
});

it.skipIf(isFirefox)('a change of the language shows no fallback', async () => {
  const page = await prepareVisit('es');
  // The code of the next screen is loaded while the browser is idle.
  await page.goto(new URL('/start', baseUrl).href, { waitUntil: 'networkidle' });
  await page.getByRole('combobox').selectOption('en');
  await page.getByRole('link', { name: 'Telcel', exact: true }).click();
  await page.getByRole('radio').first().waitFor();
  expect((await readStart(page)).fallbacks).toBe(0);
});
