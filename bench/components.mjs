import { cheap, visit } from './browser.mjs';

/** @typedef {{ show: () => Promise<{ painted: number, longest: number, most: number }> }} Site the functions of site/main.ts */

/** The time after which a contender is stopped, in ms. */
const SHOW_TIMEOUT = 10_000;

const fields = ['Colibrí', 'react-imask', 'react-number-format'];
const notifications = ['Colibrí', 'sonner', 'react-hot-toast', 'react-toastify'];

/**
 * Opens the page of a contender.
 * @param {Pick<import('./run.mjs').Bench, 'browser' | 'site'>} bench
 * @param {string} name
 * @param {number} [size]
 */
async function openContender({ browser, site }, name, size = 1) {
  const visited = await visit(browser, cheap);
  await visited.page.goto(site.url);
  await visited.page.waitForFunction(() => 'mount' in window);
  await visited.page.evaluate(
    ([contender, count]) => Reflect.get(window, 'mount')(contender, count),
    [name, size],
  );
  return visited;
}

/**
 * Shows all items of the page at once. Resolves to `undefined` after the timeout.
 * @param {import('./browser.mjs').Visit} visited
 */
async function show({ page }) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  /** @type {Promise<undefined>} */
  const late = new Promise((resolve) => {
    timer = setTimeout(() => resolve(undefined), SHOW_TIMEOUT);
  });
  const run = page.evaluate(() => /** @type {Site} */ (Reflect.get(window, 'bench')).show());
  run.catch(() => undefined);
  const result = await Promise.race([run, late]);
  clearTimeout(timer);
  return result;
}

/**
 * Measures the main thread time of one keystroke, for each contender.
 * @param {import('./run.mjs').Bench} bench
 */
async function measureKeystrokes(bench) {
  for (const of of fields) {
    bench.log(`a keystroke, ${of}`);
    const visited = await openContender(bench, `field ${of}`);
    const { page, work } = visited;
    await page.locator('input').focus();
    const digits = '5512345000';
    // The first ten keys are a warm-up.
    for (const isMeasured of [false, true]) {
      const before = await work();
      await page.keyboard.type(digits, { delay: 50 });
      await page.waitForTimeout(100);
      const cost = ((await work()) - before) / digits.length;
      const phone = await page.locator('form').getAttribute('data-phone');
      if (phone !== digits) throw new Error(`${of} made ${phone} of ${digits}.`);
      await page.keyboard.press('Control+A');
      await page.keyboard.press('Delete');
      await page.waitForTimeout(100);
      if (!isMeasured) continue;
      const key = { bench: 'components', subject: 'a keystroke', under: cheap.name, of };
      bench.record.add({ ...key, figure: 'script, style and layout', unit: 'ms' }, cost);
    }
    await visited.close();
  }
}

/**
 * Measures how long each contender takes to show many notifications. One that was too slow is not measured again.
 * @param {import('./run.mjs').Bench} bench
 * @param {readonly number[]} sizes
 * @param {Set<string>} stopped contender and size
 */
async function measureNotifications(bench, sizes, stopped) {
  for (const size of sizes) {
    for (const of of notifications) {
      if (stopped.has(`${of} ${size}`)) continue;
      bench.log(`${size} notifications, ${of}`);
      const visited = await openContender(bench, `notifications ${of}`, size);
      const result = await show(visited);
      const key = {
        bench: 'components',
        subject: 'notifications',
        under: cheap.name,
        unit: 'ms',
        of,
        size,
      };
      bench.record.add({ ...key, figure: 'painted' }, result?.painted ?? SHOW_TIMEOUT, !result);
      if (result) {
        bench.record.add({ ...key, figure: 'longest task' }, result.longest);
        bench.record.add({ ...key, figure: 'in the page', unit: '' }, result.most);
      } else {
        stopped.add(`${of} ${size}`);
      }
      await visited.close();
    }
  }
}

/**
 * Compares our phone field and notifications with their peers, in production builds.
 * @param {import('./run.mjs').Bench} bench
 */
export async function components(bench) {
  const stopped = new Set();
  for (let round = 0; round < bench.rounds; round += 1) {
    await measureKeystrokes(bench);
    await measureNotifications(bench, round < 2 ? [1, 1000] : [1], stopped);
  }
}
