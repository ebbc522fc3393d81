import { expect, fn } from 'storybook/test';
import { withoutPictures } from '#storybook/modes';
import preview from '#storybook/preview';
import { CardholderField } from './CardholderField';

const meta = preview.meta({
  title: 'Components/Fields/CardholderField',
  component: CardholderField,
  parameters: {
    about: {
      use: 'For the name of the cardholder, as on the payment card.',
      avoid: 'For names that may contain digits, such as a company’s.',
      keyboard: ['As in any text field; spaces at both ends are removed on blur.'],
    },
    layout: 'padded',
  },
  args: {
    label: 'Titular',
    name: 'cardholder',
    placeholder: 'Nombre y apellidos',
    onChange: fn(),
  },
});

export const Default = meta.story();

export const Filled = meta.story({ args: { defaultValue: 'MARÍA LÓPEZ' } });

export const AnyScript = meta.story({ args: { defaultValue: "नरेन्द्र 李小龙 O'Brien-Núñez" } });

export const TooManyGroups = meta.story({
  args: {
    cutNote: 'Caben cinco palabras: el resto del nombre no cupo.',
    hint: 'Nombre y apellidos',
  },
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('textbox');
    const status = canvas.getByRole('status');
    await userEvent.click(field);
    await userEvent.paste('ana maría de la luz fernández gómez');
    await expect(args.onChange).toHaveBeenLastCalledWith('ana maría de la luz ');
    await expect(status).toHaveTextContent('Caben cinco palabras: el resto del nombre no cupo.');
    await expect(status).toBeVisible();
    await expect(field).toHaveAccessibleDescription(
      'Caben cinco palabras: el resto del nombre no cupo. Nombre y apellidos',
    );
  },
});

export const MoreWords = meta.story({
  tags: ['test-only', '!autodocs'],
  parameters: withoutPictures,
  args: { maxWords: 6, cutNote: 'Caben cinco palabras: el resto del nombre no cupo.' },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('MARIA DEL CARMEN DE LA ROSA Y PAZ');
    await expect(args.onChange).toHaveBeenLastCalledWith('MARIA DEL CARMEN DE LA ROSA ');
    await expect(canvas.getByRole('status')).toHaveTextContent('el resto del nombre no cupo');
  },
});
