import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { withoutPictures } from '#storybook/modes';
import preview from '#storybook/preview';
import { t } from '#storybook/testing/i18n';
import { environmentOf, type SeededSession } from '#storybook/testing/storyEnvironment';
import { carrierRoute, catalogueOf, notificationTexts, phone, type Canvas } from '../testing/flows';
import { screenAt } from '../testing/screenAt';
import { stub } from '../testing/stub';
import { CarrierScreen } from './Carrier';

const select = fn((..._: unknown[]): Promise<{ tel?: string[] }[]> => Promise.resolve([]));

/** The contacts of the phone, from which the user chooses one with these numbers. */
function choosing(...tel: string[]) {
  return () => {
    select.mockResolvedValue([{ tel }]);
    return stub({ contacts: { select } });
  };
}

/** A browser that has the contacts of a phone. */
const meta = preview.meta({
  title: 'Screens/Carrier/Contacts',
  component: CarrierScreen,
  decorators: screenAt('/start/company/:compania'),
  parameters: { controls: { disable: true }, route: carrierRoute, catalogue: catalogueOf },
  beforeEach: choosing('+52 1 55 1234 5000'),
});

const findField = (canvas: Canvas) => canvas.findByRole('textbox', { name: t('field.phone') });
const findPicker = (canvas: Canvas) =>
  canvas.findByRole('button', { name: t('field.pickContact') });

/** The button takes the place of the one that clears the field. */
export const Default = meta.story({
  async play({ canvas }) {
    await findPicker(canvas);
  },
});

export const ChooseAContact = meta.story({
  tags: ['interaction'],
  async play({ canvas, userEvent }) {
    const field = await findField(canvas);
    // A browser that refuses, as a user who cancels, changes nothing.
    select.mockRejectedValueOnce(new DOMException('Refused', 'SecurityError'));
    await userEvent.click(await findPicker(canvas));
    await expect(field).toHaveValue('');
    await expect(notificationTexts()).toEqual([]);
    await userEvent.click(await findPicker(canvas));
    await waitFor(() => expect(field).toHaveValue(phone.shown));
    await expect(select).toHaveBeenLastCalledWith(['tel'], { multiple: false });
    await expect(field).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: t('field.pickContact') })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('field.clearPhone') }));
    await expect(await findPicker(canvas)).toBeVisible();
  },
});

/** The contact is chosen after the screen was left. Its number starts no top-up in place of the current one. */
export const LeftWhileChoosing = meta.story({
  tags: ['test-only', '!autodocs'],
  parameters: {
    ...withoutPictures,
    session: (): SeededSession => ({ purchase: { carrier: 'OTHER', category: 0 } }),
  },
  async play({ canvas, loaded, userEvent }) {
    const picked = await select();
    let choose: (contacts: typeof picked) => void = () => undefined;
    select.mockImplementationOnce(() => new Promise((resolve) => (choose = resolve)));
    await userEvent.click(await findPicker(canvas));
    await userEvent.click(canvas.getByRole('link', { name: t('carrier.back') }));
    await canvas.findByRole('heading', { level: 1, name: '/start' });
    choose(picked);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(environmentOf({ loaded }).storage.purchase.read()?.carrier).toBe('OTHER');
  },
});

/** Numbers that are equal without their prefixes are one. */
export const SeveralNumbers = meta.story({
  beforeEach: choosing('55 1234 5000', '+52 55 1234 5000', '55 8765 4321', ''),
  async play({ canvas, userEvent }) {
    await userEvent.click(await findPicker(canvas));
    const dialog = await screen.findByRole('dialog', { name: t('field.whichNumber') });
    const buttons = within(dialog).getAllByRole('button');
    await expect(buttons.map(({ textContent }) => textContent)).toEqual([
      phone.shown,
      '558 765 43 21',
      t('app.cancel'),
    ]);
    await expect(buttons[0]).toHaveFocus();
  },
});

export const ChooseANumber = SeveralNumbers.extend({
  tags: ['test-only', '!autodocs'],
  parameters: withoutPictures,
  async play({ canvas, userEvent }) {
    await userEvent.click(await findPicker(canvas));
    await userEvent.click(await screen.findByRole('button', { name: '558 765 43 21' }));
    const field = await findField(canvas);
    await waitFor(() => expect(field).toHaveValue('558 765 43 21'));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(field).toHaveFocus();
  },
});

/** The field says so, until a number is entered. */
export const NoNumber = meta.story({
  beforeEach: choosing('', '*551#'),
  async play({ canvas, userEvent }) {
    await userEvent.click(await findPicker(canvas));
    const field = await findField(canvas);
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      `${t('field.contactUnusable')} ${t('field.phoneHint')}`,
    );
    await userEvent.keyboard('5');
    await expect(field).toHaveAccessibleDescription(t('field.phoneHint'));
  },
});
