import { fn } from 'storybook/test';
import { DIGIT_KEYS } from '#masks/testing/digitKeys';
import preview from '#storybook/preview';
import { ExpiryField } from './ExpiryField';

const meta = preview.meta({
  title: 'Components/Fields/ExpiryField',
  component: ExpiryField,
  parameters: {
    about: {
      use: 'For the expiry date of a payment card: it accepts month and year in any common form.',
      avoid: 'For dates with a day.',
      keyboard: [DIGIT_KEYS],
    },
    layout: 'padded',
  },
  args: {
    label: 'Vencimiento',
    name: 'expiry',
    placeholder: 'MM/AAAA',
    onChange: fn(),
  },
});

export const Default = meta.story();

export const Filled = meta.story({ args: { defaultValue: '032024' } });
