import { type WebDriver, type WebElement } from 'selenium-webdriver';
import { beforeAll, expect, it } from 'vitest';
import es from '#locales/es';
import { launchWebkit } from '#tools/test/webkit.ts';
import { card } from './purchase';

let driver: WebDriver;

beforeAll(async () => {
  const webkit = await launchWebkit();
  ({ driver } = webkit);
  return () => webkit.close();
});

/** Waits for an element with a selector and an accessible name. */
async function find(css: string, name: string | RegExp): Promise<WebElement> {
  const matches = (text: string) => (typeof name === 'string' ? text === name : name.test(text));
  let found: WebElement | undefined;
  async function search(): Promise<boolean> {
    // The element may be removed between the commands.
    for (const element of await driver.findElements({ css }).catch(() => [])) {
      const text = await element.getAccessibleName().catch(() => '');
      if (!matches(text.trim())) continue;
      found = element;
      return true;
    }
    return false;
  }
  await driver.wait(search, 25_000, `There is no ${css} named ${String(name)}.`);
  if (found === undefined) throw new Error('The wait ended too early.');
  return found;
}

const heading = (name: string) => find('h1', name);
const field = (name: string) => find('input', name);

/** Types into a field, and returns its displayed value. */
async function typeInto(name: string, text: string): Promise<string | null> {
  const input = await field(name);
  await input.sendKeys(text);
  return input.getAttribute('value');
}

it('sells a top-up in WebKit and keeps its receipt after a reload', async () => {
  await driver.manage().window().setRect({ width: 500, height: 860, x: 0, y: 0 });
  await driver.get('http://localhost:4173/start');
  await (await find('a', 'Telcel')).click();
  expect(await typeInto(es.field.phone, '5512345000')).toBe('551 234 50 00');
  // WebKit joins the price and the description without a space.
  await (await find('input[type=radio]', /^\$\s?50(?!\d)/)).click();
  await (await find('button', es.carrier.pay)).click();
  await heading(es.payment.title);
  await typeInto(es.field.cardholder, card.cardholder);
  expect(await typeInto(es.field.card, card.card)).toBe('4000 1234 1234 1234');
  expect(await typeInto(es.field.expiry, card.expiry)).toBe('12/2099');
  expect(await typeInto(es.field.cvv, card.cvv)).not.toContain('98');
  await (await find('button', /\$50\.00/)).click();
  await heading(es.receipt.title);
  const receipt = () => driver.findElement({ css: 'main' }).getText();
  await expect
    .poll(receipt)
    .toMatch(/[A-Za-z0-9]{10}[^]*\$50\.00[^]*ANA PRUEBA[^]*XXXX XXXX XXXX 1234/);
  const stored = 'return sessionStorage.getItem("responseTransaction")';
  const kept = await driver.executeScript(stored);
  await driver.navigate().refresh();
  await heading(es.receipt.title);
  expect(await driver.executeScript(stored)).toBe(kept);
});
