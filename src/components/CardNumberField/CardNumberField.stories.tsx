import { fn } from 'storybook/test';
import { DIGIT_KEYS } from '#masks/testing/digitKeys';
import preview from '#storybook/preview';
import { tr } from '#storybook/testing/i18n';
import { CardNumberField } from './CardNumberField';

const meta = preview.meta({
  title: 'Components/Fields/CardNumberField',
  component: CardNumberField,
  parameters: {
    about: {
      use: 'For the number of a payment card.',
      avoid: 'For any other number: it has the groups of a card.',
      keyboard: [DIGIT_KEYS],
    },
    layout: 'padded',
  },
  args: { label: tr('field.card'), name: 'card', onChange: fn() },
});

export const Default = meta.story();

export const Filled = meta.story({ args: { defaultValue: '4242424242424242' } });

/** Fifteen digits in other groups. */
export const FifteenDigits = meta.story({
  args: { groups: [4, 6, 5], defaultValue: '378282246310005' },
});
