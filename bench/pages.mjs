import { cheap, readMetrics, settle, slow, visit, weak } from './browser.mjs';

const addresses = ['/start', '/start/company/TELCEL', '/superhome'];

/** @param {string} text */
function escape(text) {
  return text.replace(/[&<>]/g, (mark) => `&#${mark.charCodeAt(0)};`);
}

/**
 * Creates a static page with the text of the complete page, as a lower limit of the loading time.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 */
async function createControl(browser, url) {
  const { page, close } = await visit(browser, { ...cheap, cpu: 1 });
  await page.goto(url);
  await settle(page);
  const { title, heading, lines } = await page.evaluate(() => ({
    title: document.title,
    heading: document.querySelector('#root h1')?.textContent ?? '',
    lines: document.body.innerText.split('\n').filter((line) => line.trim() !== ''),
  }));
  await close();
  const body = lines.map((line) => `<p>${escape(line)}</p>`).join('\n');
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${escape(title)}</title>
<style>body{margin:20px;font:16px/1.5 sans-serif}h1{font-size:32px;line-height:1.1}</style>
</head>
<body>
<h1>${escape(heading)}</h1>
${body}
</body>
</html>`;
}

/**
 * Loads a page once without a cache.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {import('./browser.mjs').Conditions} conditions
 * @param {boolean} isOurs
 */
async function load(browser, url, conditions, isOurs) {
  const { page, close } = await visit(browser, conditions);
  await page.goto(url, { waitUntil: 'commit' });
  await settle(page, isOurs);
  const metrics = await readMetrics(page);
  const bytes = await page.evaluate(() => {
    const entries = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ];
    return entries
      .map((entry) => /** @type {PerformanceResourceTiming} */ (entry).encodedBodySize)
      .reduce((sum, size) => sum + size, 0);
  });
  await close();
  const blocking = metrics.tasks
    .filter(({ start }) => start > metrics.fcp)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
  const longest = Math.max(0, ...metrics.tasks.map(({ duration }) => duration));
  return { ...metrics, blocking, longest, bytes };
}

/**
 * Measures the three entry pages and their controls under both conditions.
 * @param {import('./run.mjs').Bench} bench
 */
export async function pages({ browser, app, rounds, record, log }) {
  for (const address of addresses) {
    app.setResponse(
      `/control${address}`,
      'text/html',
      await createControl(browser, app.url + address),
    );
  }
  // The pages alternate, so that other load of the machine affects all of them equally.
  for (let round = 0; round < rounds; round += 1) {
    for (const conditions of [slow, weak]) {
      for (const address of addresses) {
        for (const of of ['control', 'Colibrí']) {
          log(`round ${round + 1}, ${conditions.name}, ${address}, ${of}`);
          const isOurs = of !== 'control';
          const url = `${app.url}${isOurs ? '' : '/control'}${address}`;
          const result = await load(browser, url, conditions, isOurs);
          const key = { bench: 'pages', subject: address, under: conditions.name, of };
          record.add({ ...key, figure: 'LCP', unit: 'ms' }, result.lcp);
          record.add({ ...key, figure: 'bytes', unit: 'kB' }, result.bytes / 1000);
          if (!isOurs) continue;
          record.add({ ...key, figure: 'hydrated', unit: 'ms' }, result.hydrated);
          if (result.products > 0) {
            record.add({ ...key, figure: 'first products', unit: 'ms' }, result.products);
          }
          record.add({ ...key, figure: 'TBT', unit: 'ms' }, result.blocking);
          record.add({ ...key, figure: 'longest task', unit: 'ms' }, result.longest);
          record.add({ ...key, figure: 'CLS', unit: '' }, result.shift);
        }
      }
    }
  }
}
