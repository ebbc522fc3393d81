import { fn } from 'storybook/test';
import { DIGIT_KEYS } from '#masks/testing/digitKeys';
import preview from '#storybook/preview';
import { CvvField } from './CvvField';

const meta = preview.meta({
  title: 'Components/Fields/CvvField',
  component: CvvField,
  parameters: {
    about: {
      use: 'For the security code of a payment card: it hides all digits but the last.',
      avoid: 'For codes that the user reads back: only its last digit is visible.',
      keyboard: [DIGIT_KEYS],
    },
    layout: 'padded',
  },
  args: { label: 'CVV', name: 'cvv', onChange: fn() },
});

export const Default = meta.story();

export const Filled = meta.story({ args: { defaultValue: '783' } });

export const FourDigits = meta.story({ args: { digits: 4, defaultValue: '7831' } });
