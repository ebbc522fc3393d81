import { expect, fireEvent, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { t, tr } from '#storybook/text';
import { CardNumberField } from './CardNumberField';

const meta = preview.meta({
  title: 'Components/Fields/CardNumberField',
  component: CardNumberField,
  parameters: {
    about: {
      not: 'For any other number: it takes sixteen digits.',
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
  args: { label: tr('field.card'), name: 'card', onChange: fn() },
});

const changeTo = (value: string) => ({ target: { name: 'card', value }, type: 'change' });

export const Default = meta.story({
  async play({ canvas }) {
    const field = canvas.getByRole('textbox', { name: t('field.card') });
    await expect(field).toHaveAttribute('autocomplete', 'cc-number');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
  },
});

export const Filled = meta.story({
  args: { defaultValue: '4242424242424242' },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox')).toHaveValue('4242 4242 4242 4242');
  },
});

export const Typing = meta.story({
  tags: ['test-only', '!autodocs', 'active-window'],
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '424242424242');
    await expect(field).toHaveValue('4242 4242 4242');
    await expect(args.onChange).toHaveBeenLastCalledWith(changeTo('424242424242'));
    await userEvent.type(field, '1', { initialSelectionStart: 5, initialSelectionEnd: 9 });
    await expect(field).toHaveValue('4242 1424 2');
    await expect(field).toHaveProperty('selectionStart', 6);
  },
});

export const Pasted = meta.story({
  tags: ['test-only', '!autodocs'],
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('4242-4242-4242-4242');
    await expect(field).toHaveValue('4242 4242 4242 4242');
    await expect(args.onChange).toHaveBeenLastCalledWith(changeTo('4242424242424242'));
  },
});

export const Autofilled = meta.story({
  tags: ['test-only', '!autodocs'],
  async play({ args, canvas }) {
    await fireEvent.input(canvas.getByRole('textbox'), { target: { value: '4242424242424242' } });
    await expect(canvas.getByRole('textbox')).toHaveValue('4242 4242 4242 4242');
    await expect(args.onChange).toHaveBeenLastCalledWith(changeTo('4242424242424242'));
  },
});

export const WithHint = meta.story({ args: { hint: tr('payment.demo') } });

export const WithError = meta.story({
  args: { defaultValue: '424242424242', error: tr('payment.warning.card') },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
});

export const Disabled = meta.story({ args: { defaultValue: '4242424242424242', disabled: true } });

export const LongLabel = meta.story({ args: { label: tr('payment.demo') } });
