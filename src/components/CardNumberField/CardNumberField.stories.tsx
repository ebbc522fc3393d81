import { expect, fn } from 'storybook/test';
import { DIGIT_KEYS, fieldAbout, fieldStates } from '#masks/testing/fieldStates';
import preview from '#storybook/preview';
import { tr } from '#storybook/testing/i18n';
import { CardNumberField } from './CardNumberField';

const meta = preview.meta({
  title: 'Components/Fields/CardNumberField',
  component: CardNumberField,
  parameters: {
    about: fieldAbout(
      'For the number of a payment card.',
      'For any other number: it has the groups of a card.',
      DIGIT_KEYS,
    ),
    layout: 'padded',
  },
  args: { label: tr('field.card'), name: 'card', onChange: fn() },
});

const states = fieldStates({
  raw: '4242424242424242',
  display: '4242 4242 4242 4242',
  invalid: '424242424242',
  hint: 'field.cardHint',
  error: 'payment.warning.card',
});

export const Default = meta.story();

export const Filled = meta.story(states.filled);

/** Fifteen digits in other groups. */
export const FifteenDigits = meta.story({
  args: { groups: [4, 6, 5], defaultValue: '378282246310005' },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox')).toHaveValue('3782 822463 10005');
  },
});

export const WithError = meta.story(states.withError);
