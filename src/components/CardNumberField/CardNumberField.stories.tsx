import { expect, fn } from 'storybook/test';
import { DIGIT_KEYS } from '#masks/testing/digitKeys';
import { box } from '#storybook/decorators/box';
import preview from '#storybook/preview';
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
  args: { label: 'Número de tarjeta', name: 'card', onChange: fn() },
});

export const Default = meta.story();

export const Filled = meta.story({ args: { defaultValue: '4242424242424242' } });

/** Fifteen digits in other groups. */
export const FifteenDigits = meta.story({
  args: { groups: [4, 6, 5], defaultValue: '378282246310005' },
});

/** On a narrow phone, the name of the brand wraps next to a complete number. */
export const WithBrand = FifteenDigits.extend({
  args: { end: 'American Express' },
  decorators: [box({ inlineSize: 'min(17.5rem, 100%)' })],
  async play({ canvas }) {
    const brand = canvas.getByText('American Express');
    await expect(brand.scrollWidth).toBe(brand.clientWidth);
  },
});
