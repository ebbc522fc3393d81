import { expect, fireEvent, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { t, tr } from '#storybook/text';
import { CardholderField } from './CardholderField';

const meta = preview.meta({
  title: 'Components/Fields/CardholderField',
  component: CardholderField,
  parameters: {
    about: {
      not: 'For names that may hold digits, such as a company’s.',
      parts: [
        'Label',
        'Native input',
        'Error, while there is one: read with the field, before the hint',
        'Hint (optional)',
      ],
      keys: ['As in any text field; spaces at the ends go when it is left.'],
    },
    layout: 'padded',
  },
  args: {
    label: tr('field.cardholder'),
    name: 'cardholder',
    placeholder: tr('field.cardholderPlaceholder'),
    onChange: fn(),
  },
});

const changeTo = (value: string) => ({ target: { name: 'cardholder', value }, type: 'change' });

export const Default = meta.story({
  async play({ canvas }) {
    const field = canvas.getByRole('textbox', { name: t('field.cardholder') });
    await expect(field).toHaveAttribute('autocomplete', 'cc-name');
  },
});

export const Filled = meta.story({ args: { defaultValue: 'María López' } });

export const AnyScript = meta.story({
  args: { defaultValue: 'नरेन्द्र 李小龙' },
  async play({ args, canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox'), " O'Brien-Núñez");
    await expect(args.onChange).toHaveBeenLastCalledWith(changeTo("नरेन्द्र 李小龙 O'Brien-Núñez"));
  },
});

export const Typing = meta.story({
  tags: ['test-only', '!autodocs'],
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '  María 4 del  Carmen; López');
    await expect(field).toHaveValue('María del Carmen López');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(changeTo('María del Carmen López'));
  },
});

export const FinishedOnLeaving = meta.story({
  tags: ['test-only', '!autodocs'],
  async play({ args, canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox'), 'María López ');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveValue('María López');
    await expect(args.onChange).toHaveBeenLastCalledWith(changeTo('María López'));
  },
});

export const Pasted = meta.story({
  tags: ['test-only', '!autodocs'],
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste(' María  López 1 ');
    await expect(args.onChange).toHaveBeenLastCalledWith(changeTo('María López '));
  },
});

export const Autofilled = meta.story({
  tags: ['test-only', '!autodocs'],
  async play({ args, canvas }) {
    await fireEvent.change(canvas.getByRole('textbox'), { target: { value: 'MARÍA LÓPEZ' } });
    await expect(args.onChange).toHaveBeenLastCalledWith(changeTo('MARÍA LÓPEZ'));
  },
});

export const WithHint = meta.story({ args: { hint: tr('payment.demo') } });

export const WithError = meta.story({
  args: { error: tr('payment.warning.cardholder') },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
});

export const Disabled = meta.story({ args: { defaultValue: 'María López', disabled: true } });

export const LongLabel = meta.story({ args: { label: tr('payment.demo') } });
