import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cheap, readMetrics, settle, visit } from './browser.mjs';
import { show, openContender } from './components.mjs';

const PRODUCTS = '/recargas/producto/getProducts';

/** @param {number} count */
function sampleProducts(count) {
  return Array.from({ length: count }, (_, index) => ({
    sku: `P-${index}`,
    precio: 10 + index,
    descripcion: `Paquete ${index} de 400 MB y redes`,
    vigencia: 1 + (index % 30),
  }));
}

/** @param {number} count */
function sampleCarriers(count) {
  const categorias = [{ Categoria: 'Una', productos: sampleProducts(10) }];
  return Array.from({ length: count }, (_, index) => ({ name: `C${index}`, categorias }));
}

/** Records the time when the page has painted the given number of elements. */
function recordWhenShown(/** @type {readonly [string, number]} */ [selector, count]) {
  function check() {
    if (document.querySelectorAll(selector).length < count) {
      requestAnimationFrame(check);
    } else {
      requestAnimationFrame(() => Object.assign(window, { shownAt: performance.now() }));
    }
  }
  requestAnimationFrame(check);
}

/**
 * Opens a screen with a list of carriers. Measures the time from the response to the first items, and the
 * longest task.
 * @param {import('./run.mjs').Bench} bench
 * @param {object} list
 * @param {string} list.address
 * @param {string} list.selector
 * @param {object[]} list.carriers
 */
async function open({ browser, app }, { address, selector, carriers }) {
  app.setResponse(
    PRODUCTS,
    'application/json',
    JSON.stringify({ code: 0, message: 'OK', result: carriers }),
  );
  const visited = await visit(browser, cheap);
  const { page } = visited;
  await page.addInitScript(recordWhenShown, /** @type {const} */ ([selector, 9]));
  await page.goto(app.url + address, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'shownAt' in window, undefined, { timeout: 60_000 });
  await settle(page);
  const first = await page.evaluate((name) => {
    const [response] = performance
      .getEntriesByType('resource')
      .filter((one) => one.name.endsWith(name));
    const { responseEnd } = /** @type {PerformanceResourceTiming} */ (response);
    return Math.max(0, Reflect.get(window, 'shownAt') - responseEnd);
  }, PRODUCTS);
  const { tasks } = await readMetrics(page);
  return { visited, first, longest: Math.max(0, ...tasks.map(({ duration }) => duration)) };
}

/**
 * Scrolls by touch and returns the time between the frames, in ms.
 * @param {import('./browser.mjs').Visit} visited
 * @returns {Promise<number[]>}
 */
async function scroll({ page, session }) {
  await page.evaluate(() => {
    /** @type {number[]} */
    const times = [];
    /** @param {number} time */
    function note(time) {
      times.push(time);
      requestAnimationFrame(note);
    }
    requestAnimationFrame(note);
    Object.assign(window, { times });
  });
  await session.send('Input.synthesizeScrollGesture', {
    x: 180,
    y: 400,
    yDistance: -12_000,
    speed: 4000,
    gestureSourceType: 'touch',
  });
  /** @type {number[]} */
  const times = await page.evaluate(() => Reflect.get(window, 'times'));
  return times.slice(1).map((time, index) => time - (times[index] ?? time));
}

/**
 * Measures how long Storybook takes to index its stories.
 * @param {number} count
 */
async function indexStories(count) {
  const folder = path.resolve(`reports/bench/${count}`);
  const configDir = path.join(folder, '.storybook');
  // The files stay until the next run, because Storybook reads them later.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(configDir, { recursive: true });
  writeFileSync(
    path.join(configDir, 'main.mjs'),
    "export default { framework: '@storybook/react-vite', stories: ['../*.stories.tsx'] };\n",
  );
  for (let file = 0; file < count / 10; file += 1) {
    const head = `import preview from '#storybook/preview';\nconst meta = preview.meta({ title: 'Sample/${file}' });\n`;
    const stories = sampleProducts(10).map(
      ({ descripcion }, at) =>
        `export const State${at} = meta.story({ args: { label: '${descripcion}' } });\n`,
    );
    writeFileSync(path.join(folder, `Sample${file}.stories.tsx`), head + stories.join(''));
  }
  const { buildIndex } = await import('storybook/internal/core-server');
  const start = performance.now();
  const { entries } = await buildIndex({ configDir, disableTelemetry: true, quiet: true });
  const took = performance.now() - start;
  if (Object.keys(entries).length !== count) {
    throw new Error('Storybook has not found all stories.');
  }
  return took;
}

const lists = [
  {
    subject: 'carriers on /start',
    sizes: [9, 90, 900],
    address: '/start',
    selector: 'li > a[data-carrier]',
    make: sampleCarriers,
  },
  {
    subject: 'products in a category',
    sizes: [10, 100, 1000, 10_000],
    address: '/start/company/TELCEL',
    selector: 'input[type="radio"]',
    make: (/** @type {number} */ size) => [
      { name: 'TELCEL', categorias: [{ Categoria: 'Una', productos: sampleProducts(size) }] },
    ],
  },
];

/**
 * Measures the cost of larger lists.
 * @param {import('./run.mjs').Bench} bench
 */
export async function scale(bench) {
  const { record, log } = bench;
  await indexStories(10);
  for (let round = 0; round < Math.min(bench.rounds, 2); round += 1) {
    for (const { subject, sizes, make, ...list } of lists) {
      for (const size of sizes) {
        log(`round ${round + 1}, ${subject}, ${size}`);
        const { visited, first, longest } = await open(bench, { ...list, carriers: make(size) });
        const key = { bench: 'scale', subject, under: cheap.name, unit: 'ms', of: 'Colibrí', size };
        record.add({ ...key, figure: 'first ones painted' }, first);
        record.add({ ...key, figure: 'longest task' }, longest);
        if (size >= 100) {
          const between = await scroll(visited);
          record.add({ ...key, figure: 'slowest frame of a scroll' }, Math.max(...between));
          for (const one of between) record.add({ ...key, figure: 'frame of a scroll' }, one);
        }
        await visited.close();
      }
    }
    for (const size of [1, 10, 100, 1000]) {
      log(`round ${round + 1}, notifications, ${size}`);
      const visited = await openContender(bench, 'notifications Colibrí', size);
      const result = await show(visited);
      const subject = 'notifications at once';
      const key = { bench: 'scale', subject, under: cheap.name, unit: 'ms', of: 'Colibrí', size };
      if (!result) throw new Error(`${size} notifications took too long.`);
      record.add({ ...key, figure: 'painted' }, result.painted);
      record.add({ ...key, figure: 'longest task' }, result.longest);
      await visited.close();
    }
    for (const size of [100, 300, 1000]) {
      log(`round ${round + 1}, stories, ${size}`);
      const key = { bench: 'scale', subject: 'stories', under: 'Node', unit: 'ms', of: 'Colibrí' };
      record.add({ ...key, figure: 'index', size }, await indexStories(size));
    }
  }
  bench.app.setResponse(PRODUCTS, 'application/json', bench.catalogue);
}
