import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { company } from '#company/company';
import en from '#locales/en';
import { formatPhone } from '#masks/phone';
import { entryScript, isFocused, newVisit } from './browser';
import { fiftyPesos, goToPayment, phone, phoneField } from './purchase';

/** The button of the carrier screen, which is hidden until the screen responds. */
const payButton = (page: Page) => page.locator('[data-paybar] > :not([inert]) [type=submit]');

/** Opens a page whose HTML is changed on its way, and calls a function before its scripts arrive. */
async function openChanged(
  path: string,
  change: (html: string) => string,
  beforeScripts: (page: Page) => Promise<unknown>,
): Promise<Page> {
  const { page } = await newVisit(360, { serviceWorkers: 'block' });
  await page.route(path, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
  await page.route(entryScript, async (route) => {
    await beforeScripts(page);
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return page;
}

function wrapInput(html: string): string {
  return html.replace(/<input[^>]*>/, '<span>$&</span>');
}

/** How others change a page before it is hydrated. */
const changes: Record<string, (html: string) => string> = {
  'an element around the input': wrapInput,
  'attributes of the input': (html) =>
    html.replace('<input', '<input data-filler="1" style="color: red"'),
  'removed comments, line breaks and quotes': (html) =>
    html.replace(/<!--[^]*?-->|\n/g, '').replace(/ (id|dir)="(\w+)"/g, ' $1=$2'),
  nothing: (html) => html,
};

it.each(Object.entries(changes))(
  'a page that is changed by %s keeps what was typed before hydration, the focus and the caret',
  async (_, change) => {
    const page = await openChanged('/start/company/TELCEL', change, async (opened) => {
      await phoneField(opened).pressSequentially('5512345');
      await opened.keyboard.press('ArrowLeft');
    });
    await payButton(page).waitFor();
    await expect.poll(() => phoneField(page).inputValue()).toBe(formatPhone('5512345'));
    const state = () =>
      phoneField(page).evaluate((field: HTMLInputElement) => ({
        isFocused: field === document.activeElement,
        // A separator may be on either side of the caret.
        rest: field.value.slice(field.selectionStart ?? 0).trim(),
      }));
    await expect.poll(state).toEqual({ isFocused: true, rest: '5' });
    await page.keyboard.press('End');
    await page.keyboard.type('000');
    expect(await phoneField(page).inputValue()).toBe(phone.shown);
    await page.getByRole('radio').first().check();
    await goToPayment(page);
  },
);

it('changes to a language that was chosen before hydration', async () => {
  const page = await openChanged('/start/company/TELCEL', String, (opened) =>
    opened.getByRole('combobox').selectOption('en'),
  );
  await phoneField(page, en).waitFor();
});

it('keeps the product that was chosen in a changed page', async () => {
  const page = await openChanged('/start/company/TELCEL', wrapInput, (opened) =>
    fiftyPesos(opened).check(),
  );
  await payButton(page).waitFor();
  await expect.poll(() => fiftyPesos(page).isChecked()).toBe(true);
  await phoneField(page).fill('5512345000');
  await goToPayment(page);
});

it('repairs an e-mail link whose address a proxy has replaced, and keeps its focus', async () => {
  const linkOf = (page: Page) =>
    page.locator('#contact').getByRole('link', { name: company.email });
  const page = await openChanged(
    '/superhome',
    (html) => html.replace(/mailto:[^"]+/g, '/cdn-cgi/l/email-protection#1a2b'),
    (opened) => linkOf(opened).focus(),
  );
  const link = linkOf(page);
  await expect.poll(() => link.getAttribute('href')).toBe(`mailto:${company.email}`);
  expect(await isFocused(link)).toBe(true);
});

it('does not lose a number when Enter is pressed too early', async () => {
  const page = await openChanged('/start/company/TELCEL', String, async (opened) => {
    await phoneField(opened).fill('551234');
    await phoneField(opened).press('Enter');
  });
  await payButton(page).waitFor();
  expect(await phoneField(page).inputValue()).toBe(formatPhone('551234'));
});
