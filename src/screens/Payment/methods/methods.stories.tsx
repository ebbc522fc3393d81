import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { notificationTexts, typeCard, type Canvas, type User } from '#screens/testing/flows';
import { methods } from './methods';

/** How a buyer fills the form of each method that is available. */
const fill: Readonly<Record<string, (canvas: Canvas, user: User) => Promise<void>>> = {
  demo: typeCard,
};

const pay = fn<(method: string, values: Readonly<Record<string, string>>) => void>();

/** The form of one method, and a button that shows the next one. */
function OneForm() {
  const [index, setIndex] = useState(0);
  const { value, Form } = methods[index] ?? methods[0];
  return (
    <main lang="en">
      <h1>{value}</h1>
      <button onClick={() => setIndex(index + 1)}>Next method</button>
      <section key={value} lang="es">
        {Form && (
          <Form
            amount="$50.00"
            autoFocus={false}
            hidden={false}
            loading={false}
            onPay={(values) => pay(value, values)}
          />
        )}
      </section>
    </main>
  );
}

const meta = preview.meta({ title: 'Screens/Payment/Methods', component: OneForm });

/** The form of each available method shows a warning if it is empty, and pays with the rows of the receipt. */
export const EachMethod = meta.story({
  tags: ['test-only', '!autodocs'],
  async play({ canvas, canvasElement, userEvent }) {
    for (const { value, Form, payerRows = {} } of methods) {
      await canvas.findByRole('heading', { name: value });
      if (Form !== undefined) {
        const fillForm = fill[value];
        if (fillForm === undefined) {
          throw new Error(`"fill" has no entry of ${value}: add how a buyer fills its form.`);
        }
        const button = canvas.getByRole('button', { name: /\$\d/ });
        await userEvent.click(button);
        await expect(notificationTexts()).not.toEqual([]);
        await expect(canvasElement.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
        await expect(pay).not.toHaveBeenCalledWith(value, expect.anything());
        await fillForm(canvas, userEvent);
        await userEvent.click(button);
        await waitFor(() => expect(pay).toHaveBeenCalledWith(value, expect.anything()));
        const [, values = {}] = pay.mock.lastCall ?? [];
        const missing = Object.keys(payerRows).filter((name) => !values[name]);
        await expect(missing).toEqual([]);
      }
      await userEvent.click(canvas.getByRole('button', { name: 'Next method' }));
    }
  },
});
