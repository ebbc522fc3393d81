import type { CSSProperties } from 'react';
import { expect, fn } from 'storybook/test';
import { Icon } from '#components/Icon';
import { IconButton } from '#components/IconButton';
import { withoutPictures } from '#storybook/modes';
import { onBrand } from '#storybook/decorators/box';
import preview from '#storybook/preview';
import { TextField } from './TextField';

/** Returns whether an element is on the left of another, without an overlap. */
function isOrdered(left: Element, right: Element): boolean {
  return left.getBoundingClientRect().right <= right.getBoundingClientRect().left;
}

const meta = preview.meta({
  title: 'Components/Fields/TextField',
  component: TextField,
  parameters: {
    about: {
      use: 'For free text, such as a name or an address.',
      avoid: 'For phone and card numbers: use their specific fields.',
      keyboard: ['As in any text field.'],
    },
    layout: 'padded',
  },
  args: { label: 'Titular', onChange: fn() },
});

export const Default = meta.story();

export const Filled = meta.story({ args: { defaultValue: 'María López' } });

/** The accessible description starts with the error and ends with the visually hidden description. */
export const WithHintAndError = meta.story({
  args: {
    description: '16 dígitos',
    hint: 'Nombre y apellidos',
    error: 'Ingrese el nombre del titular',
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Ingrese el nombre del titular Nombre y apellidos 16 dígitos',
    );
  },
});

/** A text, an icon or a control before and after the value. */
export const WithSlots = meta.story({
  args: { start: '+52', end: <Icon name="info" />, defaultValue: '55 1234 5000' },
});

/**
 * A slot is as wide as its content on one line, and its controls can be pressed. A press on a text focuses the input.
 */
export const WideSlots = meta.story({
  args: { defaultValue: '12' },
  render: (args) => (
    <TextField
      {...args}
      end={
        <>
          <span>AMEX</span>
          <IconButton icon="info" label="16 dígitos" />
        </>
      }
      start={
        <select aria-label="Número celular">
          <option>+502</option>
          <option>+57</option>
        </select>
      }
    />
  ),
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('textbox');
    const [select, text] = [canvas.getByRole('combobox'), canvas.getByText('AMEX')];
    const button = canvas.getByRole('button');
    await expect([isOrdered(select, field), isOrdered(field, text)]).toEqual([true, true]);
    await expect(isOrdered(text, button)).toBe(true);
    for (const control of [select, button]) {
      const { x, y, width, height } = control.getBoundingClientRect();
      const pressed = document.elementFromPoint(x + width / 2, y + height / 2);
      await expect(control.contains(pressed)).toBe(true);
      await userEvent.click(control);
      await expect(control).toHaveFocus();
    }
    await userEvent.click(text);
    await expect(field).toHaveFocus();
  },
});

/** The slots follow the direction of the input, and a country code begins with its sign. */
export const RightToLeft = meta.story({
  tags: ['test-only', '!autodocs'],
  parameters: withoutPictures,
  args: { start: '+57', end: 'VISA ELECTRON', defaultValue: 'نص' },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  async play({ canvas }) {
    const field = canvas.getByRole('textbox');
    const start = canvas.getByText('+57');
    await expect(isOrdered(canvas.getByText('VISA ELECTRON'), field)).toBe(true);
    await expect(isOrdered(field, start)).toBe(true);
    const sign = document.createRange();
    sign.setStart(start.childNodes[0] ?? start, 0);
    sign.setEnd(start.childNodes[0] ?? start, 1);
    const { left, right } = start.getBoundingClientRect();
    await expect(sign.getBoundingClientRect().right).toBeLessThan((left + right) / 2);
  },
});

const shape = {
  '--colibri-field-radius': '0',
  '--colibri-field-padding': '8px',
  '--colibri-field-height': '80px',
  '--colibri-field-gap': '2px',
} as CSSProperties;

/** The custom properties of the shape, which any ancestor can set. */
export const OtherShape = meta.story({
  args: { defaultValue: 'María López' },
  decorators: (Story) => (
    <div style={shape}>
      <Story />
    </div>
  ),
  async play({ canvas }) {
    const field = canvas.getByRole('textbox');
    const box = field.closest<HTMLElement>('[data-shape]') ?? field;
    await expect(getComputedStyle(box).borderRadius).toBe('0px');
    await expect(getComputedStyle(field).paddingInlineStart).toBe('8px');
    await expect(box.offsetHeight).toBe(80);
  },
});

export const Disabled = meta.story({ args: { defaultValue: 'María López', disabled: true } });

export const ReadOnly = meta.story({ args: { defaultValue: 'María López', readOnly: true } });

export const LongLabel = meta.story({
  args: {
    label: 'Esto es una demostración: no se hace ningún cargo. No use una tarjeta real.',
    hint: 'Los nombres de las compañías pertenecen a sus titulares.',
  },
});

export const OnBrand = meta.story({
  args: {
    hint: 'Nombre y apellidos',
    error: 'Ingrese el nombre del titular',
    surface: 'brand',
  },
  decorators: [onBrand],
});

export const Focused = meta.story({
  tags: ['active-window'],
  parameters: { pseudo: { focusVisible: ['input'] } },
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    const box = canvas.getByRole('textbox').closest('[data-shape]');
    await expect(box).toHaveStyle({ outlineStyle: 'solid' });
  },
});
