import texts from '../src/i18n/locales/es.json' with { type: 'json' };
import { readMetrics, settle, slow, visit, weak } from './browser.mjs';

/** The delay between two keys, in ms. */
const KEY_DELAY = 100;

/**
 * Returns the steps of a top-up. Each performs its input and returns the number of input events.
 * @param {import('playwright').Page} page
 * @returns {[string, () => Promise<number>][]}
 */
function stepsOf(page) {
  /** @param {import('playwright').Locator} target */
  const tap = (target) => async () => {
    await target.tap();
    return 1;
  };
  /**
   * @param {string} name
   * @param {string} text
   */
  const type = (name, text) => async () => {
    await page.getByRole('textbox', { name }).focus();
    await page.keyboard.type(text, { delay: KEY_DELAY });
    return text.length;
  };
  return [
    ['tap on a carrier', tap(page.locator('a[href$="/TELCEL"]').first())],
    ['tap on a product', tap(page.locator('label:has(input[type="radio"])').nth(3))],
    ['tap on a category', tap(page.getByRole('tab').nth(1))],
    ['tap on another product', tap(page.locator('label:has(input[type="radio"])').nth(3))],
    ['key in the phone field', type(texts.field.phone, '5512345000')],
    ['tap on Pay', tap(page.locator('button[type="submit"]'))],
    ['key in the cardholder field', type(texts.field.cardholder, 'Ana Prueba')],
    ['key in the card field', type(texts.field.card, '4000123412341234')],
    ['key in the expiry field', type(texts.field.expiry, '122099')],
    ['key in the CVV field', type(texts.field.cvv, '987')],
    ['tap on Pay with the card', tap(page.locator('form button[type="submit"]'))],
  ];
}

/** Whether this number of input events has been painted. */
function arePainted(/** @type {readonly [number, number]} */ [since, count]) {
  /** @type {import('./browser.mjs').Metrics} */
  const { presses } = Reflect.get(window, 'metrics');
  const starts = presses.map(({ start }) => start).filter((start) => start >= since);
  return new Set(starts).size >= count;
}

/**
 * Returns the longest time from each input event to its next paint.
 * @param {readonly import('./browser.mjs').InputTiming[]} presses
 * @param {number} count of input events
 */
function longestDelays(presses, count) {
  /** @type {Map<number, number>} */
  const longest = new Map();
  for (const { start, duration } of presses) {
    // A tap on a label dispatches several clicks.
    const press = count === 1 ? 0 : Math.round(start);
    longest.set(press, Math.max(longest.get(press) ?? 0, duration));
  }
  return [...longest.values()];
}

/**
 * Measures each tap and keystroke of a top-up, from the carriers to the receipt.
 * @param {import('./run.mjs').Bench} bench
 */
export async function flow({ browser, app, rounds, record, log }) {
  for (let round = 0; round < Math.min(rounds, 2); round += 1) {
    for (const conditions of [slow, weak]) {
      const { page, close } = await visit(browser, conditions);
      await page.goto(`${app.url}/start`, { waitUntil: 'commit' });
      await settle(page);
      let all = 0;
      for (const [subject, press] of stepsOf(page)) {
        log(`round ${round + 1}, ${conditions.name}, ${subject}`);
        const { now } = await readMetrics(page);
        const count = await press();
        await page.waitForFunction(arePainted, /** @type {const} */ ([now, count]), {
          polling: 100,
        });
        // The browser reports events with a delay.
        await page.waitForTimeout(300);
        const { presses } = await readMetrics(page);
        const key = { bench: 'flow', under: conditions.name, unit: 'ms', of: 'Colibrí' };
        const own = longestDelays(
          presses.filter(({ start }) => start >= now),
          count,
        );
        for (const wait of own) record.add({ ...key, subject, figure: 'INP' }, wait);
        all = Math.max(all, ...own);
        if (page.url().endsWith('/start')) await page.waitForURL(/company/);
      }
      const key = { bench: 'flow', under: conditions.name, unit: 'ms', of: 'Colibrí' };
      record.add({ ...key, subject: 'the slowest press of all', figure: 'INP' }, all);
      await page.getByRole('heading', { name: texts.receipt.title }).waitFor();
      await close();
    }
  }
}
