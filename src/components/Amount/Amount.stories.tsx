import preview from '#storybook/preview';
import { Amount } from './Amount';

const meta = preview.meta({
  title: 'Components/Payment and receipt/Amount',
  component: Amount,
  parameters: {
    about: {
      use: 'For every price and amount: it formats the number for the language and the currency.',
      avoid: 'For numbers that are not amounts of money.',
    },
    layout: 'padded',
  },
  args: { value: 1234.5 },
});

export const Default = meta.story();

export const InDollars = meta.story({ args: { currency: 'USD' } });

export const PriceTag = meta.story({ args: { tag: true, value: 50, size: 'large' } });

export const Million = meta.story({ args: { value: 1_000_000, size: 'huge' } });
