import { fn } from 'storybook/test';
import preview from '#storybook/preview';
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
    label: 'Apariencia',
    options: [
      { value: 'system', label: 'Sistema' },
      { value: 'light', label: 'Clara' },
      { value: 'dark', label: 'Oscura' },
    ],
    onChange: fn(),
  },
});

export const Default = meta.story();

export const Selected = meta.story({ args: { defaultValue: 'light' } });

/** A hint of the group, and hints of its options. */
export const WithHints = meta.story({
  args: {
    hint: 'Esto es una demostración: no se hace ningún cargo. No use una tarjeta real.',
    label: 'Forma de pago',
    options: [
      {
        value: 'demo',
        label: 'Demo',
        hint: 'Demostración: no se hizo ningún cargo. No use una tarjeta real.',
      },
      { value: 'card', label: 'Visa / Mastercard', hint: '16 dígitos' },
    ],
  },
});

export const WithError = meta.story({
  args: { error: 'Elija un paquete para continuar', required: true },
});

export const Disabled = meta.story({ args: { defaultValue: 'light', disabled: true } });

export const DisabledOption = meta.story({
  args: {
    options: [
      { value: 'demo', label: 'Demo' },
      { value: 'card', label: 'Visa / Mastercard', disabled: true },
    ],
  },
});
