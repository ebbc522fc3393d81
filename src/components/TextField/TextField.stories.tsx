import type { CSSProperties } from 'react';
import { expect, fn } from 'storybook/test';
import { Icon } from '#components/Icon';
import { withoutPictures } from '#storybook/modes';
import { onBrand } from '#storybook/decorators/box';
import preview from '#storybook/preview';
import { t, tr } from '#storybook/testing/i18n';
import { TextField } from './TextField';

const meta = preview.meta({
  title: 'Components/Fields/TextField',
  component: TextField,
  parameters: {
    about: {
      use: 'For free text, such as a name or an address.',
      avoid: 'For phone and card numbers: use their specific fields.',
      keyboard: ['As in any text field.'],
    },
    layout: 'padded',
  },
  args: { label: tr('field.cardholder'), onChange: fn() },
});

export const Default = meta.story();

export const Type = Default.extend({
  tags: ['interaction'],
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('textbox', { name: t('field.cardholder') });
    await userEvent.type(field, 'Ana');
    await expect(field).toHaveValue('Ana');
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
});

export const Filled = meta.story({ args: { defaultValue: 'María López' } });

export const WithPlaceholder = meta.story({
  args: { placeholder: tr('field.cardholderPlaceholder') },
});

export const WithHint = meta.story({ args: { hint: tr('field.cardholderPlaceholder') } });

export const WithError = meta.story({ args: { error: tr('payment.warning.cardholder') } });

/** The accessible description starts with the error and ends with the visually hidden description. */
export const WithHintAndError = meta.story({
  args: {
    description: tr('field.cardHint'),
    hint: tr('field.cardholderPlaceholder'),
    error: tr('payment.warning.cardholder'),
  },
  async play({ canvas }) {
    const notes = [
      t('payment.warning.cardholder'),
      t('field.cardholderPlaceholder'),
      t('field.cardHint'),
    ];
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(notes.join(' '));
  },
});

/** An empty error is none. */
export const EmptyError = meta.story({
  tags: ['test-only', '!autodocs'],
  parameters: withoutPictures,
  args: { error: '', hint: null },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox')).toBeValid();
    await expect(canvas.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
  },
});

/** A text can contain elements. */
export const RichTexts = meta.story({
  args: { hint: tr('field.cardholderPlaceholder'), error: tr('payment.warning.cardholder') },
  render: ({ label, hint, error, ...args }) => (
    <TextField
      {...args}
      error={<strong>{error}</strong>}
      hint={<em>{hint}</em>}
      label={<em>{label}</em>}
    />
  ),
  async play({ canvas }) {
    const field = canvas.getByRole('textbox', { name: t('field.cardholder') });
    await expect(field).toHaveAccessibleDescription(
      `${t('payment.warning.cardholder')} ${t('field.cardholderPlaceholder')}`,
    );
  },
});

/** A text, an icon or a button before and after the value. `--colibri-field-start` and `--colibri-field-end` are their widths. */
export const WithSlots = meta.story({
  args: {
    start: '+52',
    end: <Icon name="info" />,
    defaultValue: '55 1234 5000',
  },
  async play({ canvas }) {
    const field = canvas.getByRole('textbox');
    const style = getComputedStyle(field);
    const { left, right } = field.getBoundingClientRect();
    const start = canvas.getByText('+52').getBoundingClientRect();
    await expect(start.right).toBeLessThanOrEqual(left + parseFloat(style.paddingInlineStart) + 2);
    const end = field.parentElement?.querySelector('svg')?.getBoundingClientRect();
    await expect(end?.left).toBeGreaterThanOrEqual(right - parseFloat(style.paddingInlineEnd) - 2);
    await expect(document.elementFromPoint(start.x + 4, start.y + start.height / 2)).toBe(field);
  },
});

/** The custom properties of the shape, which any ancestor can set. */
export const OtherShape = meta.story({
  args: {
    defaultValue: 'María López',
    style: {
      '--colibri-field-radius': '0',
      '--colibri-field-padding': '8px',
      '--colibri-field-height': '80px',
      '--colibri-field-gap': '2px',
    } as CSSProperties,
  },
  async play({ canvas }) {
    const style = getComputedStyle(canvas.getByRole('textbox'));
    await expect([style.borderRadius, style.paddingInlineStart, style.minHeight]).toEqual([
      '0px',
      '8px',
      '80px',
    ]);
  },
});

export const Disabled = meta.story({ args: { defaultValue: 'María López', disabled: true } });

export const ReadOnly = meta.story({ args: { defaultValue: 'María López', readOnly: true } });

export const LongLabel = meta.story({
  args: { label: tr('payment.demo'), hint: tr('footer.carriers') },
});

export const OnBrand = meta.story({
  args: {
    hint: tr('field.cardholderPlaceholder'),
    error: tr('payment.warning.cardholder'),
    surface: 'brand',
  },
  decorators: [onBrand],
});

export const Focused = meta.story({
  tags: ['active-window'],
  parameters: { pseudo: { focusVisible: ['input'] } },
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveFocus();
    await expect(getComputedStyle(field).outlineStyle).toBe('solid');
  },
});
