import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import es from '#locales/es';
import { visit } from './browser';
import {
  card,
  chooseTelcel50,
  expectReceipts,
  fiftyPesos,
  fillCard,
  headingOf,
  payButton,
  phone,
} from './purchase';

/** The phone number that {@link chooseTelcel50} enters. */
const PHONE = new RegExp(`${phone.digits}|${phone.shown}`);

/** Data that only the form may contain, in each notation. */
const secrets = [
  card.cardholder,
  encodeURIComponent(card.cardholder),
  card.cardholder.split(' ').join('+'),
  card.card,
  card.card.slice(0, 12),
  card.card.replace(/(....)(?=.)/g, '$1 '),
  card.expiry,
  '12/2099',
  `"${card.cvv}"`,
  `=${card.cvv}`,
];

function expectNone(place: string, text: string): void {
  const low = text.toLowerCase();
  const found = secrets.filter((secret) => low.includes(secret.toLowerCase()));
  expect(found, place).toEqual([]);
}

/** Everything that a page stores, except its document. */
function storedBy(page: Page): Promise<string> {
  return page.evaluate(async () =>
    JSON.stringify({
      session: { ...sessionStorage },
      local: { ...localStorage },
      address: location.href,
      history: history.state as unknown,
      cookie: document.cookie,
      title: document.title,
      name: window.name,
      databases: 'databases' in indexedDB ? await indexedDB.databases() : [],
      caches: await caches.keys(),
      entries: performance.getEntries().map(({ name }) => name),
    }),
  );
}

/** The document and the values of its fields. */
function documentOf(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      document.documentElement.outerHTML +
      Array.from(document.querySelectorAll('input'), ({ value }) => value).join('\n'),
  );
}

/** Every string in the page's memory after garbage collection. */
async function memoryOf(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot');
  await session.detach();
  return chunks.join('');
}

/** The ways to leave a completed form. */
const ends: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async 'the receipt is shown'(page) {
    await payButton(page).click();
    await expectReceipts(page);
  },
  async 'the form is left unpaid'(page) {
    await page.getByRole('link', { name: es.carrier.back }).click();
    await headingOf(page, es.carriers.title).waitFor();
  },
};

it.each(Object.entries(ends))(
  'has no card number in the memory of the page after %s',
  async (_, end) => {
    const { page } = await visit('/start', 360);
    await chooseTelcel50(page);
    await fillCard(page);
    expect(await memoryOf(page), 'the memory contains the form').toContain(card.card);
    await end(page);
    const memory = await memoryOf(page);
    expect(memory.length, 'the size of the memory').toBeGreaterThan(1e6);
    // Concatenated strings are stored in parts, so twelve digits identify the card.
    expect(memory.match(/4000 ?1234 ?1234/g)).toBeNull();
  },
);

it('keeps no data of the card and its holder after a purchase', async () => {
  const recorded: string[] = [];
  const { context, page } = await visit('/start', 360);
  page.on('console', (message) => recorded.push(message.text()));
  page.on('request', (request) =>
    recorded.push(request.url(), JSON.stringify(request.headers()), request.postData() ?? ''),
  );
  page.on('framenavigated', (frame) => recorded.push(frame.url()));
  await page.reload();
  await chooseTelcel50(page);
  await fillCard(page);
  expect(await documentOf(page)).not.toContain(`"${card.cvv}"`);
  await payButton(page).click();
  await expectReceipts(page);

  const stored = await storedBy(page);
  expect(stored, 'the page stores the receipt').toContain('responseTransaction');
  expect(stored, 'the page stores the history').toContain('"paidAt"');
  expectNone('the storage of the page', stored);
  const kept = () =>
    page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(await kept(), 'the number is not stored until the buyer asks for it').not.toMatch(PHONE);
  await page.getByRole('checkbox', { name: es.repeat.remember }).check();
  expect(await kept()).toMatch(PHONE);
  expectNone('the storage with a remembered number', await kept());
  expectNone('the cookies', JSON.stringify(await context.cookies()));

  const shown = await documentOf(page);
  expect(shown).toContain('XXXX XXXX XXXX 1234');
  expect(shown).not.toContain(card.card.slice(0, 8));
  expect(shown).not.toContain(card.expiry);
  expect(shown).not.toMatch(new RegExp(`[">\\s]${card.cvv}["<\\s]`));

  // Every history entry, back and forward.
  await page.goBack();
  await fiftyPesos(page).waitFor();
  expectNone('the carrier screen', (await storedBy(page)) + (await documentOf(page)));
  await page.goBack();
  await headingOf(page, es.repeat.screenTitle).waitFor();
  expectNone('the products screen', (await storedBy(page)) + (await documentOf(page)));
  await page.goForward();
  await page.goForward();
  await headingOf(page, es.receipt.title).waitFor();
  expect(await page.getByRole('form').count()).toBe(0);
  expectNone('the receipt after Forward', (await storedBy(page)) + (await documentOf(page)));
  await page.reload();
  await headingOf(page, es.receipt.title).waitFor();
  expectNone('the receipt after a reload', (await storedBy(page)) + (await documentOf(page)));
  expect(recorded.length, 'the console and the network are recorded').toBeGreaterThan(5);
  expectNone('the console and the network', recorded.join('\n'));
});
