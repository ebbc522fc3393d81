import { expect, fn } from 'storybook/test';
import { TextLink } from '#components/TextLink';
import { box } from '#storybook/decorators/box';
import preview from '#storybook/preview';
import { Checkbox } from './Checkbox';

const meta = preview.meta({
  title: 'Components/Fields/Checkbox',
  component: Checkbox,
  parameters: {
    about: {
      use: 'For an answer of yes or no, such as the acceptance of terms.',
      avoid: 'For a choice of one of several options: use RadioGroup or Select.',
      keyboard: ['`Space` checks or unchecks it.', '`Tab` moves to a link in its label.'],
    },
    layout: 'padded',
  },
  args: { label: 'Términos y condiciones', onChange: fn() },
});

export const Default = meta.story();

export const Check = Default.extend({
  tags: ['interaction'],
  async play({ args, canvas, userEvent }) {
    const checkbox = canvas.getByRole('checkbox', { name: 'Términos y condiciones' });
    await userEvent.click(canvas.getByText('Términos y condiciones'));
    await expect(checkbox).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(checkbox).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
});

export const Checked = meta.story({ args: { defaultChecked: true } });

/** Some of its options are selected. A script sets this state of the native control. */
export const Indeterminate = meta.story({
  args: {
    ref: (checkbox: HTMLInputElement | null) => {
      if (checkbox) checkbox.indeterminate = true;
    },
  },
});

export const WithHint = meta.story({
  args: { hint: 'Esto es una demostración: no se hace ningún cargo. No use una tarjeta real.' },
});

export const WithError = meta.story({
  args: {
    error: 'No se pudo abrir la página',
    hint: 'Esto es una demostración: no se hace ningún cargo. No use una tarjeta real.',
    required: true,
  },
});

/** A press on the link follows it, and does not change the value. */
export const WithLink = meta.story({
  render: ({ label, ...args }) => (
    <Checkbox {...args} label={<TextLink href="#terms">{label}</TextLink>} />
  ),
  async play({ canvas }) {
    const centreOf = (role: string) => {
      const { top, height } = canvas.getByRole(role).getBoundingClientRect();
      return top + height / 2;
    };
    await expect(Math.abs(centreOf('link') - centreOf('checkbox'))).toBeLessThan(1.5);
  },
});

export const Disabled = meta.story({ args: { disabled: true } });

export const DisabledChecked = meta.story({ args: { disabled: true, defaultChecked: true } });

/** A long label wraps next to its checkbox. */
export const LongLabel = meta.story({
  args: {
    label: 'Esto es una demostración: no se hace ningún cargo. No use una tarjeta real.',
    hint: 'Los nombres de las compañías pertenecen a sus titulares.',
  },
  decorators: [box({ inlineSize: 'min(16rem, 100%)' })],
});
