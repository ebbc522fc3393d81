import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { tr } from '#storybook/testing/i18n';
import { RadioGroup } from './RadioGroup';

const meta = preview.meta({
  title: 'Components/Fields/RadioGroup',
  component: RadioGroup,
  parameters: {
    about: {
      use: 'For the choice of one of two to six options, each on its own line.',
      avoid: 'For many options: use Select. For methods of payment: use PaymentMethods.',
      keyboard: ['`Tab` moves to the selected option.', 'Arrow keys select another one.'],
    },
    layout: 'padded',
  },
  args: {
    label: tr('scheme.label'),
    options: [
      { value: 'system', label: tr('scheme.system') },
      { value: 'light', label: tr('scheme.light') },
      { value: 'dark', label: tr('scheme.dark') },
    ],
    onChange: fn(),
  },
});

export const Default = meta.story();

export const Selected = meta.story({ args: { defaultValue: 'light' } });

/** A hint of the group, and hints of its options. */
export const WithHints = meta.story({
  args: {
    hint: tr('payment.demo'),
    label: tr('payment.method'),
    options: [
      { value: 'demo', label: tr('payment.methodDemo'), hint: tr('receipt.demo') },
      { value: 'card', label: tr('payment.methodCard'), hint: tr('field.cardHint') },
    ],
  },
});

export const WithError = meta.story({
  args: { error: tr('carrier.warning.product'), required: true },
});

export const Disabled = meta.story({ args: { defaultValue: 'light', disabled: true } });

export const DisabledOption = meta.story({
  args: {
    options: [
      { value: 'demo', label: tr('payment.methodDemo') },
      { value: 'card', label: tr('payment.methodCard'), disabled: true },
    ],
  },
});
