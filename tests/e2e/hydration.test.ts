import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { company } from '#company/company';
import en from '#locales/en';
import es from '#locales/es';
import { entryScript, newVisit } from './browser';
import { fiftyPesos, goToPayment, phoneField } from './purchase';

/** The button of the carrier screen, which is hidden until the screen responds. */
const payButton = (page: Page) => page.locator('[type=submit]');

/** Opens a page whose HTML is changed on its way, and calls a function before its scripts arrive. */
async function openChanged(
  path: string,
  change: (html: string) => string,
  beforeScripts?: (page: Page) => Promise<unknown>,
): Promise<Page> {
  const { page } = await newVisit(360, { serviceWorkers: 'block' });
  await page.route(path, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
  await page.route(entryScript, async (route) => {
    await beforeScripts?.(page);
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return page;
}

const foreign = '<div class="foreign">*</div>';

/** How others change a page before it is hydrated. */
const changes: Record<string, (html: string) => string> = {
  'an element around the input': (html) => html.replace(/<input[^>]*>/, '<span>$&</span>'),
  'an element at the end of the root': (html) =>
    html.replace(/(<\/div>\s*<\/body>)/, `${foreign}$1`),
  'attributes of the input': (html) =>
    html.replace('<input', '<input data-filler="1" style="color: red"'),
  'removed comments': (html) => html.replace(/<!--[^]*?-->/g, ''),
  'removed line breaks and quotes': (html) =>
    html.replace(/\n/g, '').replace(/ (id|dir)="(\w+)"/g, ' $1=$2'),
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
    await expect.poll(() => phoneField(page).inputValue()).toBe('551 234 5');
    const state = () =>
      phoneField(page).evaluate((field: HTMLInputElement) => ({
        isFocused: field === document.activeElement,
        // A separator may be on either side of the caret.
        rest: field.value.slice(field.selectionStart ?? 0).trim(),
      }));
    await expect.poll(state).toEqual({ isFocused: true, rest: '5' });
    await page.keyboard.press('End');
    await page.keyboard.type('000');
    expect(await phoneField(page).inputValue()).toBe('551 234 50 00');
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

/** Inserts an input, as an extension does: by the DOM, because the page takes no HTML from scripts. */
function insertInput(
  target: Element,
  [position, attributes]: readonly [InsertPosition, Readonly<Record<string, string>>],
): void {
  const input = document.createElement('input');
  for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
  target.insertAdjacentElement(position, input);
}

/** What an extension inserts into a page, before it is hydrated. */
const insertions: Record<string, (page: Page) => Promise<unknown>> = {
  'a radio before the products': (page) =>
    page
      .getByRole('radiogroup')
      .evaluate(insertInput, [
        'afterbegin',
        { type: 'radio', name: 'other', checked: '' },
      ] as const),
  'a field with the id of the number': (page) =>
    phoneField(page).evaluate(insertInput, [
      'beforebegin',
      { id: 'celular', type: 'tel', value: '010', 'aria-hidden': 'true' },
    ] as const),
  'no language menu': (page) =>
    page.locator('select').evaluate((menu) => {
      menu.remove();
    }),
};

it.each(Object.entries(insertions))(
  'keeps what was entered in a page with %s',
  async (_, insert) => {
    const page = await openChanged('/start/company/TELCEL', String, async (opened) => {
      await fiftyPesos(opened).check();
      await phoneField(opened).fill('551234');
      await insert(opened);
    });
    await payButton(page).waitFor();
    await expect.poll(() => phoneField(page).inputValue()).toBe('551 234');
    await expect.poll(() => fiftyPesos(page).isChecked()).toBe(true);
    expect(await page.getByRole('group', { name: es.carrier.chosen }).innerText()).toContain('$50');
    await phoneField(page).fill('5512345000');
    await goToPayment(page);
  },
);

it('keeps the caret of a number that is corrected while the language changes', async () => {
  const page = await openChanged('/start/company/TELCEL?lang=en', String, async (opened) => {
    await phoneField(opened).pressSequentially('5512345578');
    await opened.keyboard.press('ArrowLeft');
    await opened.keyboard.press('ArrowLeft');
  });
  const field = phoneField(page, en);
  await payButton(page).waitFor();
  await expect.poll(() => field.inputValue()).toBe('551 234 55 78');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('6');
  expect(await field.inputValue()).toBe('551 234 56 78');
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
  expect(await link.evaluate((one) => one === document.activeElement)).toBe(true);
});

it('does not lose a number when Enter is pressed too early', async () => {
  const page = await openChanged('/start/company/TELCEL', String, async (opened) => {
    await phoneField(opened).fill('551234');
    await phoneField(opened).press('Enter');
  });
  await payButton(page).waitFor();
  expect(await phoneField(page).inputValue()).toBe('551 234');
});
