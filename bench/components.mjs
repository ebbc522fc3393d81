import { setTimeout } from 'node:timers/promises';
import { cheap, visit } from './browser.mjs';

/** @typedef {{ show: () => Promise<{ painted: number, longest: number, most: number }> }} Site the functions of site/main.ts */

/** The time after which a contender is stopped, in ms. */
const SHOW_TIMEOUT = 10_000;

/** The contenders and their files in `site/`. */
const fields = {
  Colibrí: 'ours/field',
  'react-imask': 'peers/reactImask',
  'react-number-format': 'peers/numberFormat',
};
const notifications = {
  Colibrí: 'ours/notifications',
  sonner: 'peers/sonner',
  'react-hot-toast': 'peers/hotToast',
  'react-toastify': 'peers/toastify',
};

/**
 * Opens the page of a contender.
 * @param {import('./run.mjs').Bench} bench
 * @param {string} file
 * @param {number} [size]
 */
async function openContender({ browser, site }, file, size = 1) {
  const visited = await visit(browser, cheap);
  await visited.page.goto(site.url);
  await visited.page.waitForFunction(() => 'mount' in window);
  await visited.page.evaluate(
    ([name, count]) => Reflect.get(window, 'mount')(name, count),
    /** @type {const} */ ([file, size]),
  );
  return visited;
}

/**
 * Measures the main thread time of one keystroke, for each contender.
 * @param {import('./run.mjs').Bench} bench
 */
async function measureKeystrokes(bench) {
  const digits = '5512345000';
  for (const [of, file] of Object.entries(fields)) {
    const { page, work, close } = await openContender(bench, file);
    await page.locator('input').focus();
    let cost = 0;
    // The first ten keys are a warm-up.
    for (let run = 0; run < 2; run += 1) {
      await page.keyboard.press('Control+A');
      await page.keyboard.press('Delete');
      await page.waitForTimeout(100);
      const before = await work();
      await page.keyboard.type(digits, { delay: 50 });
      await page.waitForTimeout(100);
      cost = ((await work()) - before) / digits.length;
      const phone = await page.locator('form').getAttribute('data-phone');
      if (phone !== digits) throw new Error(`${of} made ${phone} of ${digits}.`);
    }
    const key = { bench: 'components', subject: 'a keystroke', under: cheap.name, of };
    bench.record.add({ ...key, figure: 'script, style and layout', unit: 'ms' }, cost);
    await close();
  }
}

/**
 * Measures how long each contender takes to show a number of notifications at once.
 * @param {import('./run.mjs').Bench} bench
 * @param {number} size
 */
async function measureNotifications(bench, size) {
  for (const [of, file] of Object.entries(notifications)) {
    const { page, close } = await openContender(bench, file, size);
    const run = page.evaluate(() => /** @type {Site} */ (Reflect.get(window, 'bench')).show());
    run.catch(() => undefined);
    const result = await Promise.race([run, setTimeout(SHOW_TIMEOUT, undefined, { ref: false })]);
    const shared = { bench: 'components', subject: 'notifications', under: cheap.name };
    const key = { ...shared, unit: 'ms', of, size };
    bench.record.add({ ...key, figure: 'painted' }, result?.painted ?? SHOW_TIMEOUT, !result);
    if (result) {
      bench.record.add({ ...key, figure: 'longest task' }, result.longest);
      bench.record.add({ ...key, figure: 'in the page', unit: '' }, result.most);
    }
    await close();
  }
}

/**
 * Compares our phone field and notifications with their peers, in production builds.
 * @param {import('./run.mjs').Bench} bench
 */
export async function components(bench) {
  for (let round = 0; round < bench.rounds; round += 1) {
    console.log(`round ${round + 1} of ${bench.rounds}`);
    await measureKeystrokes(bench);
    await measureNotifications(bench, 1);
    // Some contenders take seconds.
    if (round < 2) await measureNotifications(bench, 1000);
  }
}
