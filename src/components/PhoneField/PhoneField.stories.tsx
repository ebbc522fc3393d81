import { expect, fn } from 'storybook/test';
import { DIGIT_KEYS } from '#masks/testing/digitKeys';
import { keyModes, withoutPictures } from '#storybook/modes';
import { onBrand } from '#storybook/decorators/box';
import preview from '#storybook/preview';
import { colorOf } from '#theme/testing/colorOf';
import { PhoneField } from './PhoneField';

const meta = preview.meta({
  title: 'Components/Fields/PhoneField',
  component: PhoneField,
  parameters: {
    about: {
      use: 'For a Mexican mobile number, or with `groups` and `countryCode` that of another country. Put it in a form: `FormData` contains the digits.',
      avoid: 'For phone numbers of several countries: it has the digits of one numbering plan.',
      keyboard: [DIGIT_KEYS, '`Tab` moves to the button that clears it, if the button is shown.'],
    },
    layout: 'padded',
  },
  args: {
    label: 'Número celular',
    clearLabel: 'Borrar el número',
    name: 'phone',
    onChange: fn(),
    onBlur: fn(),
  },
});

export const Default = meta.story({ parameters: { chromatic: { modes: keyModes } } });

export const Filled = meta.story({ args: { defaultValue: '5512345678' } });

/** Ten digits after the country code of Colombia, which is removed from a pasted number. */
export const OtherNumberingPlan = meta.story({
  args: { groups: [3, 3, 4], countryCode: '57', start: '+57', defaultValue: '+57 300 123 4567' },
});

/** Landlines of Brazil have ten digits and mobile numbers eleven. */
export const SeveralLengths = meta.story({
  args: { groups: [2, 5, 4], lengths: [10, 11], countryCode: '55', start: '+55', required: true },
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '+551131234567');
    await expect(field).toHaveValue('11 31234 567');
    await expect(field).toBeValid();
  },
});

/** The field describes that it has left out a text without a number. It keeps a digit too many: the number is not complete. */
export const LeftOut = meta.story({
  tags: ['interaction'],
  args: { required: true, unreadNote: 'No se pudo leer el texto.' },
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('textbox');
    const note = canvas.getByRole('status');
    await userEvent.click(field);
    await userEvent.paste('Tel: *55 1234 5678* *WhatsApp*');
    await expect(field).toHaveValue('551 234 56 78');
    await expect(note).toBeEmptyDOMElement();
    await userEvent.keyboard('9');
    await expect(field).toHaveValue('551 234 56 78 9');
    await expect(field).toBeInvalid();
    await userEvent.clear(field);
    await userEvent.paste('Tel: WhatsApp');
    await expect(field).toHaveValue('');
    await expect(note).toHaveTextContent('No se pudo leer el texto.');
    await expect(field).toHaveAccessibleDescription('No se pudo leer el texto.');
  },
});

export const Cleared = meta.story({
  tags: ['test-only', '!autodocs'],
  parameters: withoutPictures,
  args: { defaultValue: '5512345678' },
  async play({ args, canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: 'Borrar el número' });
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

export const WithError = meta.story({
  args: { defaultValue: '55123', error: 'Ingrese un número de telefono de 10 digitos' },
});

export const Disabled = meta.story({ args: { defaultValue: '5512345678', disabled: true } });

export const OnBrand = meta.story({
  args: { defaultValue: '5512345', hint: '10 dígitos', surface: 'brand' },
  decorators: [onBrand],
  async play({ canvas }) {
    // The button is on the paper of the field.
    const button = canvas.getByRole('button');
    const ink = colorOf(button, '--colibri-color-ink');
    await expect(colorOf(button, '--colibri-focus')).toBe(ink);
  },
});

/** The digits, the hint and the button follow the direction of the number on a page from right to left. */
export const RightToLeft = meta.story({
  tags: ['test-only', '!autodocs'],
  parameters: withoutPictures,
  args: { defaultValue: '5512345', start: '+52' },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  async play({ canvas }) {
    const field = canvas.getByRole('textbox');
    const { left, right } = field.getBoundingClientRect();
    const clear = canvas.getByRole('button').getBoundingClientRect();
    await expect(clear.left).toBeGreaterThanOrEqual(right);
    const start = canvas.getByText('+52').getBoundingClientRect();
    await expect(start.right).toBeLessThanOrEqual(left);
    // The hint has zeros in place of the typed digits.
    const hint = canvas.getByText('000 000 0').getBoundingClientRect();
    const padding = parseFloat(getComputedStyle(field).paddingLeft);
    await expect(Math.abs(hint.left - left - padding)).toBeLessThan(1);
  },
});
