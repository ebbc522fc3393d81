import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { t } from '#storybook/testing/i18n';
import { AppRoutes } from '../AppRoutes';
import { card, findProduct, phone, type User } from '#screens/testing/flows';

const meta = preview.meta({
  title: 'Flows/Keyboard only',
  component: AppRoutes,
  tags: ['active-window'],
  parameters: { controls: { disable: true }, route: '/start' },
});

const MAX_TABS = 40;

/** Returns whether the element, its label or the frame of its field has a visible focus outline. */
function showsFocus(element: Element): boolean {
  const parent = element.parentElement;
  return [element, element.closest('label'), parent, parent?.parentElement].some((one) => {
    if (!one) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  });
}

async function tabTo(user: User, target: HTMLElement): Promise<void> {
  for (let count = 0; count < MAX_TABS && document.activeElement !== target; count += 1) {
    await user.tab();
  }
  await expect(target).toHaveFocus();
  await waitFor(() => expect(showsFocus(target)).toBe(true));
}

/** The purchase opens at the carriers. */
export const Default = meta.story();

/** A complete purchase by keyboard, with a visible focus at each step. */
export const BuyByKeyboard = Default.extend({
  tags: ['interaction'],
  async play({ canvas, step, userEvent }) {
    const typeInto = async (label: string, text: string) => {
      await tabTo(userEvent, canvas.getByRole('textbox', { name: label }));
      await userEvent.keyboard(text);
    };
    const heading = async (name: string) => {
      const found = await canvas.findByRole('heading', { level: 1, name });
      await waitFor(() => expect(found).toHaveFocus());
    };

    await step('opens the carrier screen', async () => {
      await tabTo(userEvent, await canvas.findByRole('link', { name: 'Telcel' }));
      await userEvent.keyboard('{Enter}');
      await findProduct(canvas);
      await heading('Telcel');
    });
    await step('fills in the form after a warning', async () => {
      await tabTo(userEvent, canvas.getByRole('button', { name: t('carrier.pay') }));
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('textbox', { name: t('field.phone') })).toHaveFocus();
      await userEvent.keyboard(phone.digits);
      const [first, second] = canvas.getAllByRole('tab');
      if (!first || !second) throw new Error('There are too few categories.');
      // The products of a tab are shown shortly after it has the focus.
      const panelOf = (tab: HTMLElement) => canvas.findByRole('tabpanel', { name: tab.innerText });
      await tabTo(userEvent, first);
      await userEvent.keyboard('{ArrowDown}');
      await expect(second).toHaveFocus();
      await panelOf(second);
      await userEvent.keyboard('{ArrowUp}');
      await panelOf(first);
      const radio = await findProduct(canvas);
      await tabTo(userEvent, radio);
      await userEvent.keyboard(' ');
      await expect(radio).toBeChecked();
      await tabTo(userEvent, canvas.getByRole('button', { name: t('carrier.pay') }));
      await userEvent.keyboard('{Enter}');
      await heading(t('payment.title'));
    });
    await step('pays', async () => {
      await typeInto(t('field.cardholder'), card.cardholder);
      await typeInto(t('field.card'), card.card);
      await typeInto(t('field.expiry'), card.expiry);
      await typeInto(t('field.cvv'), `${card.cvv}{Enter}`);
      await heading(t('receipt.title'));
    });
    await step('starts another top-up', async () => {
      await tabTo(userEvent, canvas.getByRole('link', { name: t('receipt.another') }));
      await userEvent.keyboard('{Enter}');
      await heading(t('carriers.title'));
    });
  },
});
