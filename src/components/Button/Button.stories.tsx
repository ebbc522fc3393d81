import { expect, fn } from 'storybook/test';
import { keyModes } from '#storybook/modes';
import { onBrand } from '#storybook/decorators/box';
import preview from '#storybook/preview';
import { Icon } from '#components/Icon';
import { Button, ButtonLink } from './Button';

const meta = preview.meta({
  title: 'Components/Actions/Button',
  component: Button,
  parameters: {
    about: {
      use: 'For an action on the current screen. Make the most important one primary.',
      avoid: 'For navigation: use ButtonLink. For more than one primary action on a screen.',
      keyboard: ['`Enter` or `Space` presses it.'],
    },
    layout: 'padded',
  },
  args: { children: 'Pagar', onClick: fn() },
});

export const Default = meta.story({ parameters: { chromatic: { modes: keyModes } } });

export const Press = Default.extend({
  tags: ['interaction'],
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Pagar' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
});

export const Secondary = meta.story({ args: { variant: 'secondary' } });

export const Quiet = meta.story({ args: { variant: 'quiet', children: 'Empezar de nuevo' } });

export const Large = meta.story({ args: { size: 'large' } });

/** On the brand it has the inverted colours. */
export const OnBrand = meta.story({
  args: { surface: 'brand' },
  decorators: [onBrand],
});

export const WithIcon = meta.story({
  args: { variant: 'secondary' },
  render: (args) => (
    <Button {...args}>
      <Icon name="print" />
      <span>Imprimir</span>
    </Button>
  ),
});

export const Disabled = meta.story({ args: { disabled: true } });

const submit = fn();

export const Pending = meta.story({ args: { loading: true } });

/** A pending button keeps the focus and ignores presses, also as the button of a form. */
export const PressWhilePending = meta.story({
  tags: ['interaction'],
  args: { loading: true, type: 'submit' },
  render: (args) => (
    <form onSubmit={submit}>
      <input aria-label="Número celular" style={{ inlineSize: '100%' }} /> <Button {...args} />
    </form>
  ),
  async play({ args, canvas, userEvent }) {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(canvas.getByRole('textbox'), '5{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(submit).not.toHaveBeenCalled();
  },
});

/** It keeps its size without a background. */
export const QuietDisabled = Quiet.extend({ args: { disabled: true } });

export const LongLabel = meta.story({
  args: {
    children:
      'Puede deberse a la conexión o a una versión nueva del sitio. Ningún pago se repite al actualizar la página.',
  },
});

export const AsLink = meta.story({
  render: () => <ButtonLink href="#top">Hacer otra recarga</ButtonLink>,
});

export const Hovered = meta.story({ parameters: { pseudo: { hover: true } } });

export const Focused = meta.story({ parameters: { pseudo: { focusVisible: ['button'] } } });

export const Pressed = meta.story({ parameters: { pseudo: { active: true, hover: true } } });
