import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { notificationTexts, typeCard, type Canvas, type User } from '#screens/testing/flows';
import type { Payer } from './method';
import { methods } from './methods';

/** How a buyer fills the form of each method that is available. */
const fill: Readonly<Record<string, (canvas: Canvas, user: User) => Promise<void>>> = {
  demo: typeCard,
};

const pay = fn<(method: string, payer: Payer) => void>();

function Forms() {
  return (
    <main>
      <h1 lang="en">Payment methods</h1>
      {methods.map(({ value, Form }) => (
        <section aria-label={value} key={value}>
          {Form && (
            <Form
              amount="$50.00"
              autoFocus={false}
              hidden={false}
              loading={false}
              onPay={(payer) => pay(value, payer)}
            />
          )}
        </section>
      ))}
    </main>
  );
}

const meta = preview.meta({ title: 'Screens/Payment/Methods', component: Forms });

/** The form of each available method shows a warning if it is empty, and pays with the rows of the receipt. */
export const EachMethod = meta.story({
  tags: ['test-only', '!autodocs'],
  async play({ canvas, userEvent }) {
    for (const { value, Form, payerRows = {} } of methods) {
      if (Form === undefined) continue;
      const section = canvas.getByRole('region', { name: value });
      const form = within(section);
      const button = form.getByRole('button', { name: /\$\d/ });
      await userEvent.click(button);
      await expect(notificationTexts()).not.toEqual([]);
      await expect(section.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
      await expect(pay).not.toHaveBeenCalledWith(value, expect.anything());
      const fillForm = fill[value];
      if (fillForm === undefined) {
        throw new Error(`"fill" has no entry of ${value}: add how a buyer fills its form.`);
      }
      await fillForm(form, userEvent);
      await userEvent.click(button);
      const payer = Object.fromEntries(
        Object.keys(payerRows).map((name) => [name, expect.any(String)]),
      );
      await expect(pay).toHaveBeenCalledWith(value, payer);
    }
  },
});
