import { expect, fn } from 'storybook/test';
import { DIGIT_KEYS, fieldAbout, fieldStates } from '#masks/testing/fieldStates';
import preview from '#storybook/preview';
import { tr } from '#storybook/testing/i18n';
import { CvvField } from './CvvField';

const meta = preview.meta({
  title: 'Components/Fields/CvvField',
  component: CvvField,
  parameters: {
    about: fieldAbout(
      'For the security code of a payment card: it hides all digits but the last.',
      'For codes that the user reads back: only its last digit is visible.',
      DIGIT_KEYS,
    ),
    layout: 'padded',
  },
  args: { label: tr('field.cvv'), name: 'cvv', onChange: fn() },
});

const states = fieldStates({
  raw: '783',
  display: '**3',
  invalid: '',
  hint: 'field.cvvHint',
  error: 'payment.warning.cvv',
});

export const Default = meta.story();

export const Filled = meta.story(states.filled);

export const FourDigits = meta.story({
  args: { digits: 4, defaultValue: '7831' },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox')).toHaveValue('***1');
  },
});

export const WithError = meta.story(states.withError);
