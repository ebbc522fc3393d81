import { expect, fireEvent, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { t, tr } from '#storybook/text';
import { ExpiryField } from './ExpiryField';

const meta = preview.meta({
  title: 'Components/Fields/ExpiryField',
  component: ExpiryField,
  parameters: {
    about: {
      not: 'For dates with a day.',
      parts: [
        'Label',
        'Native input',
        'Error, while there is one: read with the field, before the hint',
        'Hint (optional)',
      ],
      keys: ['As in any text field; what is no digit is left out, pasted and filled in too.'],
    },
    layout: 'padded',
  },
  args: {
    label: tr('field.expiry'),
    name: 'expiry',
    placeholder: tr('field.expiryPlaceholder'),
    onChange: fn(),
  },
});

const changeTo = (value: string) => ({ target: { name: 'expiry', value }, type: 'change' });

export const Default = meta.story({
  async play({ canvas }) {
    const field = canvas.getByRole('textbox', { name: t('field.expiry') });
    await expect(field).toHaveAttribute('autocomplete', 'cc-exp');
    await expect(field).toHaveAttribute('placeholder', t('field.expiryPlaceholder'));
  },
});

export const Filled = meta.story({
  args: { defaultValue: '032024' },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox')).toHaveValue('03/2024');
  },
});

export const Typing = meta.story({
  tags: ['test-only', '!autodocs'],
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('textbox');
    const ways = { '0324': '03/24', '03/24': '03/24', '3/24': '03/24', '03/2024': '03/2024' };
    for (const [typed, shown] of Object.entries({ ...ways, '2024-03': '03/2024' })) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await expect(field).toHaveValue(shown);
    }
    await expect(args.onChange).toHaveBeenLastCalledWith(changeTo('032024'));
  },
});

export const Pasted = meta.story({
  tags: ['test-only', '!autodocs'],
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('3/24');
    await expect(field).toHaveValue('03/24');
    await expect(args.onChange).toHaveBeenLastCalledWith(changeTo('0324'));
  },
});

export const Autofilled = meta.story({
  tags: ['test-only', '!autodocs'],
  async play({ args, canvas }) {
    await fireEvent.change(canvas.getByRole('textbox'), { target: { value: '2024-03' } });
    await expect(canvas.getByRole('textbox')).toHaveValue('03/2024');
    await expect(args.onChange).toHaveBeenLastCalledWith(changeTo('032024'));
  },
});

export const WithHint = meta.story({ args: { hint: tr('payment.warning.expiryHint') } });

export const WithError = meta.story({
  args: { error: tr('payment.warning.expiry') },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
});

export const Disabled = meta.story({ args: { defaultValue: '032024', disabled: true } });

export const LongLabel = meta.story({ args: { label: tr('payment.demo') } });
