import { type WebDriver, type WebElement } from 'selenium-webdriver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import en from '#locales/en';
import es from '#locales/es';
import { launchWebkit, type Webkit } from '#tools/vite/webkit.ts';
import { card, type Texts } from './purchase';

const baseUrl = process.env['E2E_BASE_URL'] ?? 'http://localhost:4173';

let webkit: Webkit;
let driver: WebDriver;

beforeAll(async () => {
  webkit = await launchWebkit();
  ({ driver } = webkit);
});

afterAll(() => webkit.close());

/** A control by its kind, and by what WebKit itself calls it: the page may still be on its way. */
async function find(css: string, name: string | RegExp): Promise<WebElement> {
  const told = (text: string) => (typeof name === 'string' ? text === name : name.test(text));
  let found: WebElement | undefined;
  async function look(): Promise<boolean> {
    // An element can go while it is asked for, and while it is asked.
    for (const element of await driver.findElements({ css }).catch(() => [])) {
      const text = await element.getAccessibleName().catch(() => '');
      if (!told(text.trim())) continue;
      found = element;
      return true;
    }
    return false;
  }
  await driver.wait(look, 25_000, `There is no ${css} named ${String(name)}.`);
  if (found === undefined) throw new Error('The wait has ended too early.');
  return found;
}

const heading = (name: string) => find('h1', name);
const field = (name: string) => find('input', name);
const valueOf = async (element: WebElement) => element.getAttribute('value');

async function begin(path: string, width: number, texts: Texts = es): Promise<void> {
  await driver.manage().window().setRect({ width, height: 860, x: 0, y: 0 });
  await driver.get(new URL(path, baseUrl).href);
  await driver.executeScript('sessionStorage.clear(); localStorage.clear()');
  await driver.get(new URL(path, baseUrl).href);
  await heading(texts.products.title);
}

async function fillCarrier(texts: Texts): Promise<void> {
  const phone = await field(texts.field.phone);
  await phone.sendKeys('5512345000');
  expect(await valueOf(phone)).toBe('551 234 50 00');
  await (await find('input[type=radio]', /^\$\s?50\b/)).click();
  await (await find('button', texts.carrier.pay)).click();
  await heading(texts.payment.title);
}

async function pay(texts: Texts): Promise<void> {
  for (const [name, text] of [
    [texts.field.cardholder, card.titular],
    [texts.field.card, card.tarjeta],
    [texts.field.expiry, card.fechav],
    [texts.field.cvv, card.cvv],
  ] as const) {
    await (await field(name)).sendKeys(text);
  }
  expect(await valueOf(await field(texts.field.card))).toBe('4000 1234 1234 1234');
  expect(await valueOf(await field(texts.field.expiry))).toBe('12/2099');
  expect(await valueOf(await field(texts.field.cvv))).not.toContain('98');
  await (await find('button', /\$50\.00/)).click();
  await heading(texts.receipt.title);
}

describe('the production build in WebKit', () => {
  it('sells a top-up, and keeps its receipt', async () => {
    await begin('/start', 1280);
    await (await find('a', 'Telcel')).click();
    await fillCarrier(es);
    await pay(es);
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

  it('changes its language, and keeps it', async () => {
    await begin('/start', 500);
    const menu = await find('select', es.language.label);
    await menu.findElement({ css: 'option[value=en]' }).then((option) => option.click());
    await heading(en.products.title);
    await driver.navigate().refresh();
    await heading(en.products.title);
    expect(await driver.findElement({ css: 'html' }).getAttribute('lang')).toBe('en');
    await (await find('a', 'Telcel')).click();
    await fillCarrier(en);
    await pay(en);
  });
});
