import { expect, fn } from 'storybook/test';
import { box, onBrand } from '#storybook/decorators/box';
import preview from '#storybook/preview';
import { IconButton, IconLink } from './IconButton';

const meta = preview.meta({
  title: 'Components/Actions/IconButton',
  component: IconButton,
  parameters: {
    about: {
      use: 'For a common action with a well-known icon, where a text does not fit.',
      avoid: 'Where a text label fits: an icon without text is hard to understand.',
      keyboard: ['`Enter` or `Space` presses it.', '`Enter` follows IconLink.'],
    },
    layout: 'padded',
  },
  args: { icon: 'close' as const, label: 'Cerrar aviso', onClick: fn() },
});

export const Default = meta.story();

/** An own icon has the size of the others. */
export const OwnIcon = meta.story({
  args: {
    icon: (
      <svg fill="none" height="99" stroke="currentColor" viewBox="0 0 24 24" width="99">
        <path d="M12 3v18M3 12h18" />
      </svg>
    ),
    label: 'Cambiar',
  },
  async play({ canvas }) {
    const button = canvas.getByRole('button', { name: 'Cambiar' });
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    await expect(button.querySelector('svg')?.getBoundingClientRect().width).toBe(1.5 * rem);
  },
});

export const OnBrand = meta.story({
  args: { surface: 'brand' },
  decorators: [onBrand],
});

/** On a picture, the disc keeps the icon and the focus ring visible. */
export const OnPicture = meta.story({
  args: { icon: 'next', label: 'Imagen siguiente', surface: 'picture' },
  decorators: [box({ padding: '1rem', background: 'var(--colibri-color-cactus)' })],
});

/** IconLink navigates. */
export const AsLink = OnBrand.extend({
  args: { onClick: undefined },
  render: () => (
    <IconLink href="#start" icon="back" label="Volver a las compañías" surface="brand" />
  ),
});

export const Disabled = meta.story({ args: { disabled: true } });
