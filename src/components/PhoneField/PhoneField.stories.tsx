import { expect, fn } from 'storybook/test';
import { fieldStates } from '#masks/testing/fieldStates';
import preview from '#storybook/preview';
import { t, tr } from '#storybook/testing/i18n';
import { PhoneField } from './PhoneField';

const meta = preview.meta({
  title: 'Components/Fields/PhoneField',
  component: PhoneField,
  parameters: {
    about: {
      use: 'For a Mexican mobile number. Put it in a form: `FormData` holds the ten digits.',
      avoid: 'For phone numbers of other countries: it accepts only ten digits.',
      anatomy: [
        ['Label', 'label'],
        ['Native input', 'input'],
        'Error (optional): announced with the field, before the hint',
        'Hint (optional)',
        'Button that clears it, if it is not empty',
      ],
      keyboard: [
        'As in any text field. It ignores characters other than digits, also on paste and autofill.',
        '`Tab` moves to the button that clears it, if the button is shown.',
      ],
    },
    layout: 'padded',
  },
  args: {
    label: tr('field.phone'),
    clearLabel: tr('field.clearPhone'),
    name: 'phone',
    onChange: fn(),
    onBlur: fn(),
  },
});

const states = fieldStates({
  raw: '5512345678',
  display: '551 234 56 78',
  pasted: '+52 (55) 1234-5678',
  invalid: '55123',
  hint: 'field.phoneHint',
  error: 'carrier.warning.phone',
});

export const Default = meta.story({
  async play({ canvas }) {
    const field = canvas.getByRole('textbox', { name: t('field.phone') });
    await expect(field).toHaveValue('');
    await expect(field).toHaveAttribute('autocomplete', 'tel-national');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Filled = meta.story(states.filled);

export const Typing = meta.story({
  tags: ['test-only', '!autodocs'],
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '5512345');
    await expect(field).toHaveValue('551 234 5');
    await expect(args.onChange).toHaveBeenLastCalledWith('5512345');
    await userEvent.type(field, '678');
    await userEvent.type(field, '9');
    await expect(field).toHaveValue('551 234 56 78');
    await userEvent.type(field, '{Backspace}'.repeat(3));
    await expect(field).toHaveValue('551 234 5');
    await expect(args.onChange).toHaveBeenCalledTimes(13);
  },
});

export const Pasted = meta.story(states.pasted);

export const PastedTooLong = meta.story({
  tags: ['test-only', '!autodocs'],
  parameters: {
    excused: {
      clipped: 'A digit too many stays, marked as wrong: at 200 % text the field scrolls to it.',
    },
  },
  args: { error: tr('carrier.warning.phone') },
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('55123456789');
    await userEvent.keyboard('0');
    await expect(field).toHaveValue('551 234 56 78 9');
    await expect(args.onChange).toHaveBeenLastCalledWith('55123456789');
  },
});

export const Autofilled = meta.story(states.autofilled);

export const Cleared = meta.story({
  tags: ['test-only', '!autodocs'],
  args: { defaultValue: '5512345678' },
  async play({ args, canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: t('field.clearPhone') });
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(args.onBlur).not.toHaveBeenCalled();
  },
});

export const WithHint = meta.story(states.withHint);

export const WithDescription = meta.story(states.withDescription);

export const WithError = meta.story(states.withError);

export const Disabled = meta.story(states.disabled);

export const LongLabel = meta.story(states.longLabel);

const onBrand = [
  (Story: () => React.ReactNode) => (
    <div
      style={{
        padding: '1rem',
        background: 'var(--color-brand)',
        ['--focus' as string]: 'var(--color-on-brand)',
      }}
    >
      <Story />
    </div>
  ),
];

export const OnBrand = meta.story({
  args: { defaultValue: '5512345', hint: tr('field.phoneHint'), surface: 'brand' },
  decorators: onBrand,
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await expect(field).toHaveFocus();
    const clear = canvas.getByRole('button', { name: t('field.clearPhone') });
    // The button is on the paper of the field.
    const style = getComputedStyle(clear);
    const ink = style.getPropertyValue('--color-ink');
    await expect(style.getPropertyValue('--focus')).toBe(ink);
  },
});

export const OnBrandWithError = meta.story({
  args: { error: tr('carrier.warning.phone'), surface: 'brand' },
  decorators: onBrand,
});

export const Narrow = meta.story({
  tags: ['test-only', '!autodocs'],
  args: { defaultValue: '5512345678' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '17.5rem', maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
  async play({ canvas }) {
    await document.fonts.ready;
    const field = canvas.getByRole('textbox');
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
  },
});
