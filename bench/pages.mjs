import { cheap, settle, slow, visit, weak } from './browser.mjs';

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
  const metrics = await settle(page, isOurs);
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
  return { ...metrics, blocking, bytes };
}

/**
 * Measures the three entry pages and their controls under both conditions.
 * @param {import('./run.mjs').Bench} bench
 */
export async function pages({ browser, app, rounds, record }) {
  for (const address of addresses) {
    const control = await createControl(browser, app.url + address);
    app.setResponse(`/control${address}`, 'text/html', control);
  }
  /**
   * @param {import('./browser.mjs').Conditions} conditions
   * @param {string} subject
   * @param {boolean} isOurs
   */
  async function measure(conditions, subject, isOurs) {
    const url = `${app.url}${isOurs ? '' : '/control'}${subject}`;
    const result = await load(browser, url, conditions, isOurs);
    const of = isOurs ? 'Colibrí' : 'control';
    const key = { bench: 'pages', subject, under: conditions.name, of };
    /** @param {string} figure @param {string} unit @param {number} value */
    const add = (figure, unit, value) => record.add({ ...key, figure, unit }, value);
    add('LCP', 'ms', result.lcp);
    add('bytes', 'kB', result.bytes / 1000);
    if (!isOurs) return;
    add('hydrated', 'ms', result.hydrated);
    if (result.products > 0) add('first products', 'ms', result.products);
    add('TBT', 'ms', result.blocking);
    add('longest task', 'ms', Math.max(0, ...result.tasks.map(({ duration }) => duration)));
    add('CLS', '', result.shift);
  }
  // The pages alternate, so that other load of the machine affects all of them equally.
  for (let round = 0; round < rounds; round += 1) {
    for (const conditions of [slow, weak]) {
      console.log(`round ${round + 1} of ${rounds}, ${conditions.name}`);
      for (const address of addresses) {
        await measure(conditions, address, false);
        await measure(conditions, address, true);
      }
    }
  }
}
