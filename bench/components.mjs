import { cheap, readMetrics, visit } from './browser.mjs';

/** The page's own side of the bench: site/main.ts. */
/** @typedef {{ show: () => Promise<{ painted: number, longest: number, most: number }>, switchTheme: () => number, colours: () => string }} Site */

/** A contender that takes longer than this is stopped, in ms: it would hold up all the others. */
const SHOW_TIMEOUT = 10_000;

const fields = ['Colibrí', 'react-imask', 'react-number-format'];
const notifications = ['Colibrí', 'sonner', 'react-hot-toast', 'react-toastify'];
const buttons = ['Colibrí, carrier screen', 'Colibrí', 'MUI', 'Mantine'];
const themed = ['Colibrí, carrier screen', 'MUI', 'Mantine'];

/**
 * A contender on a page of its own.
 * @param {Pick<import('./run.mjs').Bench, 'browser' | 'site'>} bench
 * @param {string} name
 * @param {number} [size]
 */
export async function openContender({ browser, site }, name, size = 1) {
  const visited = await visit(browser, cheap);
  await visited.page.goto(site.url);
  await visited.page.waitForFunction(() => 'mount' in window);
  await visited.page.evaluate(
    ([one, count]) => Reflect.get(window, 'mount')(one, count),
    [name, size],
  );
  return visited;
}

/**
 * Shows as many at once as the page was made for; nothing where it took too long.
 * @param {import('./browser.mjs').Visit} visited
 */
export async function show({ page }) {
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
 * The work of one keystroke, and what each of the contenders asks of the main thread for it.
 * @param {import('./run.mjs').Bench} bench
 */
async function measureKeystrokes(bench) {
  for (const of of fields) {
    bench.tell(`a keystroke, ${of}`);
    const visited = await openContender(bench, `field ${of}`);
    const { page, work } = visited;
    await page.locator('input').focus();
    const digits = '5512345000';
    // The first ten warm it up.
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
 * As many shown at once by each contender. One that was too slow is not tried again.
 * @param {import('./run.mjs').Bench} bench
 * @param {object} options
 * @param {string} options.kind
 * @param {string} options.subject
 * @param {readonly string[]} options.names
 * @param {readonly number[]} options.sizes
 * @param {Set<string>} options.stopped
 */
async function measureShow(bench, { kind, subject, names, sizes, stopped }) {
  for (const size of sizes) {
    for (const of of names) {
      if (stopped.has(`${of} ${size}`)) continue;
      bench.tell(`${subject}, ${size}, ${of}`);
      const visited = await openContender(bench, `${kind} ${of}`, size);
      const result = await show(visited);
      const key = { bench: 'components', subject, under: cheap.name, unit: 'ms', of, size };
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
 * A change of theme with twelve products on the screen; ours must not have React commit anything.
 * @param {import('./run.mjs').Bench} bench
 */
async function measureThemes(bench) {
  for (const of of themed) {
    bench.tell(`a theme switch, ${of}`);
    const visited = await openContender(bench, `products ${of}`, 12);
    await show(visited);
    const before = await readMetrics(visited.page);
    const { took, changed } = await visited.page.evaluate(async () => {
      /** @type {Site} */
      const site = Reflect.get(window, 'bench');
      const colours = site.colours();
      const first = site.switchTheme();
      // Some fade from one colour to the other.
      await new Promise((resolve) => setTimeout(resolve, 600));
      return { took: first, changed: site.colours() !== colours };
    });
    if (!changed) throw new Error(`${of} has not changed its theme.`);
    const { commits } = await readMetrics(visited.page);
    const key = { bench: 'components', subject: 'a theme switch', under: cheap.name, of };
    bench.record.add({ ...key, figure: 'script, style and layout', unit: 'ms' }, took);
    bench.record.add({ ...key, figure: 'React commits', unit: '' }, commits - before.commits);
    await visited.close();
  }
}

/**
 * Our components beside the best of their kind, all as production code.
 * @param {import('./run.mjs').Bench} bench
 */
export async function components(bench) {
  const stopped = new Set();
  const notices = {
    kind: 'notifications',
    subject: 'notifications',
    names: notifications,
    stopped,
  };
  const lists = { kind: 'products', subject: 'products', names: buttons, stopped };
  for (let round = 0; round < bench.rounds; round += 1) {
    await measureKeystrokes(bench);
    await measureShow(bench, { ...notices, sizes: round < 2 ? [1, 1000] : [1] });
    await measureShow(bench, { ...lists, sizes: round < 2 ? [12, 200, 10_000] : [12, 200] });
    await measureThemes(bench);
  }
}
