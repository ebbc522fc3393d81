import { fn } from 'storybook/test';
import { DIGIT_KEYS, fieldAbout, fieldStates } from '#masks/testing/fieldStates';
import preview from '#storybook/preview';
import { tr } from '#storybook/testing/i18n';
import { ExpiryField } from './ExpiryField';

const meta = preview.meta({
  title: 'Components/Fields/ExpiryField',
  component: ExpiryField,
  parameters: {
    about: fieldAbout(
      'For the expiry date of a payment card: it accepts month and year in any common form.',
      'For dates with a day.',
      DIGIT_KEYS,
    ),
    layout: 'padded',
  },
  args: {
    label: tr('field.expiry'),
    name: 'expiry',
    placeholder: tr('field.expiryPlaceholder'),
    onChange: fn(),
  },
});

const states = fieldStates({
  raw: '032024',
  display: '03/2024',
  invalid: '',
  hint: 'field.expiryHint',
  error: 'payment.warning.expiry',
});

export const Default = meta.story();

export const Filled = meta.story(states.filled);

export const WithError = meta.story(states.withError);
