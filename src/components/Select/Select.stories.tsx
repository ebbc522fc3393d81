import { expect, fn } from 'storybook/test';
import { box, onBrand } from '#storybook/decorators/box';
import preview from '#storybook/preview';
import { Select } from './Select';

const meta = preview.meta({
  title: 'Components/Fields/Select',
  component: Select,
  parameters: {
    about: {
      use: 'For the choice of one of many options, such as a type of document or the number of instalments.',
      avoid: 'For two to four options: with RadioGroup all of them are visible.',
      keyboard: ['As in any native select.'],
    },
    layout: 'padded',
  },
  args: { label: 'Forma de pago', onChange: fn() },
  render: (args) => (
    <Select {...args}>
      <option value="demo">Demo</option>
      <option value="card">Visa / Mastercard</option>
    </Select>
  ),
});

export const Default = meta.story();

export const WithError = meta.story({
  args: {
    error: 'No disponible.',
    hint: 'Esto es una demostración: no se hace ningún cargo. No use una tarjeta real.',
  },
});

export const Disabled = meta.story({ args: { disabled: true } });

export const OnBrand = meta.story({
  args: {
    error: 'No disponible.',
    hint: 'Esto es una demostración: no se hace ningún cargo. No use una tarjeta real.',
    surface: 'brand',
  },
  decorators: [onBrand],
});

/** The text of a long option ends with an ellipsis before the arrow. */
export const LongOption = meta.story({
  decorators: [box({ inlineSize: 'min(12rem, 100%)' })],
  render: (args) => (
    <Select {...args}>
      <option>Esto es una demostración: no se hace ningún cargo. No use una tarjeta real.</option>
    </Select>
  ),
});

/** A list shows several options, and has no arrow. */
export const AsAList = meta.story({
  args: { size: 3 },
  async play({ canvas }) {
    await expect(canvas.getByRole('listbox').nextElementSibling).not.toBeVisible();
  },
});

/** The arrow is at the end of the line, in each direction. */
export const RightToLeft = meta.story({
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  async play({ canvas }) {
    const box = canvas.getByRole('combobox').getBoundingClientRect();
    const arrow = canvas.getByRole('combobox').nextElementSibling?.getBoundingClientRect();
    await expect(arrow?.left).toBeLessThan(box.left + 40);
  },
});
