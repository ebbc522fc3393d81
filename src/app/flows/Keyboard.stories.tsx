import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { t } from '#storybook/testing/i18n';
import { AppRoutes } from '#app/AppRoutes';
import { card, phone, type User } from '../testing/flows';

const meta = preview.meta({
  title: 'Flows/Keyboard only',
  component: AppRoutes,
  tags: ['active-window'],
  parameters: { route: '/start', network: 'ok' },
});

const FARTHEST = 40;

/** Whether the element, or what stands around it, shows that it has the focus. */
function showsFocus(element: Element): boolean {
  return [element, element.closest('label'), element.parentElement].some((place) => {
    if (place === null) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(place);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  });
}

async function tabTo(user: User, goal: HTMLElement): Promise<void> {
  for (let presses = 0; presses < FARTHEST && document.activeElement !== goal; presses += 1) {
    await user.tab();
  }
  await expect(goal).toHaveFocus();
  await waitFor(() => expect(showsFocus(goal)).toBe(true));
}

/** The whole purchase without a pointer, the focus in sight at each step. */
export const Default = meta.story({
  async play({ canvas, step, userEvent }) {
    const typeInto = async (label: string, text: string) => {
      await tabTo(userEvent, canvas.getByRole('textbox', { name: label }));
      await userEvent.keyboard(text);
    };
    const heading = async (name: string) => {
      const found = await canvas.findByRole('heading', { level: 1, name });
      await waitFor(() => expect(found).toHaveFocus());
    };

    await step('reaches the carrier', async () => {
      await tabTo(userEvent, await canvas.findByRole('link', { name: 'Telcel' }));
      await userEvent.keyboard('{Enter}');
      await canvas.findAllByRole('radio');
      await heading('Telcel');
    });
    await step('fills the form and meets the warning on the way', async () => {
      await tabTo(userEvent, canvas.getByRole('button', { name: t('carrier.pay') }));
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('textbox', { name: t('field.phone') })).toHaveFocus();
      await userEvent.keyboard(phone.digits);
      const tabs = canvas.getAllByRole('tab');
      const [first] = tabs;
      if (first === undefined) throw new Error('There are no categories.');
      await tabTo(userEvent, first);
      await userEvent.keyboard('{ArrowDown}');
      await expect(tabs[1]).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}');
      const [radio] = canvas.getAllByRole('radio');
      if (radio === undefined) throw new Error('There are no products.');
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
    await step('starts another one', async () => {
      await tabTo(userEvent, canvas.getByRole('link', { name: t('receipt.another') }));
      await userEvent.keyboard('{Enter}');
      await heading(t('products.title'));
    });
  },
});

/** The abono popup opens and closes by the keyboard, and gives the focus back. */
export const AbonoPopup = meta.story({
  async play({ canvas, userEvent }) {
    await canvas.findByRole('list', { name: t('products.list') });
    const tile = canvas.getByRole('button', { name: new RegExp(t('sale.abono')) });
    await tabTo(userEvent, tile);
    await userEvent.keyboard('{Enter}');
    const dialog = await canvas.findByRole('dialog', { name: t('abono.title') });
    await tabTo(userEvent, within(dialog).getByRole('button', { name: t('abono.close') }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog).not.toBeVisible());
    await expect(tile).toHaveFocus();
    await expect(
      canvas.getByRole('heading', { level: 1, name: t('products.title') }),
    ).toBeVisible();
  },
});
