import { beforeAll, expect, it } from 'vitest';
import es from '#locales/es';
import { launchWebkit, type Webkit } from '#tools/test/webkit.ts';
import { card, phone } from './purchase';

let webkit: Webkit;

beforeAll(async () => {
  webkit = await launchWebkit();
  return () => webkit.close();
});

/** The key of an element's id (https://www.w3.org/TR/webdriver2/#elements). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** The commands of the elements with a selector, such as `element/ID`. */
async function all(css: string): Promise<string[]> {
  const found = await webkit.send('POST', 'elements', { using: 'css selector', value: css });
  return (found as Record<typeof ELEMENT, string>[]).map((one) => `element/${one[ELEMENT]}`);
}

/** Waits for an element with a selector and an accessible name. */
async function find(css: string, name: string | RegExp): Promise<string> {
  const matches = (text: string) => (typeof name === 'string' ? text === name : name.test(text));
  async function search(): Promise<string | undefined> {
    for (const element of await all(css)) {
      // The element may be removed between the commands.
      const label = await webkit.send('GET', `${element}/computedlabel`).catch(() => '');
      if (matches(String(label).trim())) return element;
    }
    return undefined;
  }
  let found: string | undefined;
  await expect
    .poll(async () => (found = await search()), {
      message: `${css} named ${String(name)}`,
      timeout: 25_000,
    })
    .toBeDefined();
  return String(found);
}

const heading = (name: string) => find('h1', name);

async function click(css: string, name: string | RegExp): Promise<void> {
  await webkit.send('POST', `${await find(css, name)}/click`);
}

/** Types into a field, and returns its displayed value. */
async function typeInto(name: string, text: string): Promise<unknown> {
  const input = await find('input', name);
  await webkit.send('POST', `${input}/value`, { text });
  return webkit.send('GET', `${input}/property/value`);
}

it('sells a top-up in WebKit and keeps its receipt after a reload', async () => {
  await webkit.send('POST', 'window/rect', { width: 500, height: 860, x: 0, y: 0 });
  await webkit.send('POST', 'url', { url: 'http://localhost:4173/start' });
  await click('a', 'Telcel');
  expect(await typeInto(es.field.phone, phone.digits)).toBe(phone.shown);
  // WebKit joins the price and the description without a space.
  await click('input[type=radio]', /^\$\s?50(?!\d)/);
  await click('button', es.carrier.pay);
  await heading(es.payment.title);
  await typeInto(es.field.cardholder, card.cardholder);
  expect(await typeInto(es.field.card, card.card)).toBe('4000 1234 1234 1234');
  expect(await typeInto(es.field.expiry, card.expiry)).toBe('12/2099');
  expect(await typeInto(es.field.cvv, card.cvv)).not.toContain('98');
  await click('button', /\$50\.00/);
  await heading(es.receipt.title);
  const receipt = async () => {
    const [main = ''] = await all('main');
    return webkit.send('GET', `${main}/text`);
  };
  await expect
    .poll(receipt)
    .toMatch(/[A-Za-z0-9]{10}[^]*\$50\.00[^]*ANA PRUEBA[^]*XXXX XXXX XXXX 1234/);
  const script = 'return sessionStorage.getItem("responseTransaction")';
  const stored = () => webkit.send('POST', 'execute/sync', { script, args: [] });
  const kept = await stored();
  await webkit.send('POST', 'refresh');
  await heading(es.receipt.title);
  expect(await stored()).toBe(kept);
});
