import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import es from '#locales/es';
import { formatPhone } from '#masks/phone';
import { entryScript, visit } from './browser';
import { fiftyPesos, headingOf, phone, phoneField } from './purchase';

const carrier = '/start/company/TELCEL';
const address = `${carrier}#sku=TEL-TA-050&celular=5512345000`;

/** Everything that the page keeps of its address. */
function keptBy(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([location.href, { ...sessionStorage }, { ...localStorage }]),
  );
}

async function expectClean(page: Page): Promise<void> {
  await expect.poll(() => new URL(page.url()).hash).toBe('');
  expect(await keptBy(page)).not.toContain('5512345000');
}

/** Expects both choices. The products are shown before the page is hydrated. */
async function expectFilled(page: Page): Promise<void> {
  await expect.poll(() => phoneField(page).inputValue(), { timeout: 9000 }).toBe(phone.shown);
  await expect.poll(() => fiftyPesos(page).isChecked()).toBe(true);
}

describe('an address with a fragment', () => {
  it('chooses product and number on a prerendered page, and leaves nothing behind', async () => {
    const sent: string[] = [];
    const { page, consoleMessages } = await visit('/superhome', 360, {
      prepare: (opened) =>
        opened.on('request', (request) => {
          sent.push(request.url().replace(address, carrier), JSON.stringify(request.headers()));
          sent.push(request.postData() ?? '');
        }),
    });
    const entries = await page.evaluate(() => history.length);
    await page.goto(address);
    await expectFilled(page);
    await expectClean(page);
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    expect(sent.length).toBeGreaterThan(4);
    expect(sent.join('\n')).not.toContain('5512345000');
    await page.reload();
    await expectFilled(page);
    await page.goBack();
    await page.goForward();
    await fiftyPesos(page).waitFor();
    await expectClean(page);
    expect(consoleMessages, 'the page is hydrated without a difference').toEqual([]);
  });

  it('replaces the choices of an earlier address, and none that was entered on the page', async () => {
    const { page } = await visit(address, 360);
    await expectFilled(page);
    const follow = (hash: string) => page.evaluate((next) => (location.hash = next), hash);
    const chosen = () => page.locator('[type=radio]:checked').inputValue();
    await follow('celular=5587654321');
    await expect.poll(() => phoneField(page).inputValue()).toBe(formatPhone('5587654321'));
    expect(await fiftyPesos(page).isChecked()).toBe(true);
    await expectClean(page);
    await phoneField(page).fill('33 1234 5000');
    await follow('sku=TEL-TA-080&celular=5512345000');
    await expect.poll(chosen).toBe('TEL-TA-080');
    expect(await phoneField(page).inputValue()).toBe(formatPhone('3312345000'));
    await fiftyPesos(page).check();
    await follow('sku=TEL-TA-080');
    await expectClean(page);
    expect(await chosen()).toBe('TEL-TA-050');
  });

  it('replaces nothing that was entered before the page is hydrated', async () => {
    const { page } = await visit('/superhome', 360, { serviceWorkers: 'block' });
    await page.route(entryScript, async (route) => {
      await phoneField(page).fill('3312345000');
      await page.locator('[value="TEL-TA-100"]').check();
      await route.continue();
    });
    await page.goto(address);
    await expectClean(page);
    expect(await phoneField(page).inputValue()).toBe(formatPhone('3312345000'));
    expect(await page.locator('[type=radio]:checked').inputValue()).toBe('TEL-TA-100');
  });

  it.each([
    '#sku=tel-ta-050&amp;celular=5512345000).',
    '%23sku=TEL-TA-050&celular=5512345000',
    '?lang=es&sku=TEL-TA-050&celular=5512345000&utm_source=mail',
  ])('is read from %s', async (end) => {
    const { page } = await visit('/superhome', 360);
    await page.goto(carrier + end);
    expect(new URL(page.url()).search, 'the query has no number').not.toContain('celular');
    await expectFilled(page);
    await expectClean(page);
  });

  it.each([
    ['/start#sku=TEL-TA-050&celular=5512345000', '/start'],
    ['/start?utm=mail&amp;celular=5512345000', '/start?utm=mail'],
    ['/start/pago#celular=5512345000', '/start'],
    ['/start%23celular%3D5512345000', '/start'],
    ['/superhome?celular=5512345000', '/superhome'],
    ['/superhome#contact&celular=5512345000', '/superhome#contact'],
    ['/superhome/servicios#celular=5512345000', '/superhome/servicios'],
    ['/recargas?celular=5512345000', '/start'],
  ])('leaves no number in %s', async (opened, rest) => {
    const { page, consoleMessages } = await visit(opened, 360);
    const shown = () => page.evaluate(() => location.href.slice(location.origin.length));
    await expect.poll(shown).toBe(rest);
    expect(await keptBy(page)).not.toContain('5512345000');
    const before = await page.evaluate(() => Object.keys(history.state as object));
    await page.evaluate(() => (location.hash = 'contact&celular=5512345000'));
    await expect.poll(() => new URL(page.url()).hash).toBe('#contact');
    await page.goBack();
    await expect.poll(shown).toBe(rest);
    expect(await page.evaluate(() => Object.keys(history.state as object))).toEqual(before);
    expect(consoleMessages).toEqual([]);
  });

  it('says that its product is gone', async () => {
    const { page } = await visit(`${carrier}#sku=GONE&celular=5512345000`, 360);
    await page.getByText(es.carrier.productMissing).first().waitFor();
    await expect.poll(() => phoneField(page).inputValue()).toBe(phone.shown);
  });

  it.each([address, `${carrier}?celular=5512345000`, '/start/pago', '/start/company/NONE?lang=en'])(
    'does not end in an error if the history throws: %s',
    async (opened) => {
      const before = () => {
        history.replaceState = () => {
          throw new DOMException('No.', 'SecurityError');
        };
      };
      const { page, consoleMessages } = await visit(opened, 360, { before });
      await page.getByRole('combobox').waitFor();
      await expect.poll(() => page.url()).not.toContain('5512345000');
      if (opened.includes(carrier)) {
        await expect.poll(() => phoneField(page).inputValue()).toBe(phone.shown);
      } else {
        await headingOf(page, /./).waitFor();
      }
      expect(consoleMessages).toEqual([]);
    },
  );

  it('waits for a list that arrives later', async () => {
    const { page } = await visit(address, 360, { scenario: 'slow' });
    await expect.poll(() => phoneField(page).inputValue()).toBe(phone.shown);
    expect(await fiftyPesos(page).count()).toBe(0);
    await expectFilled(page);
  });
});
