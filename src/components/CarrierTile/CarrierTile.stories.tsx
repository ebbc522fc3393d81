import { expect, fn } from 'storybook/test';
import { box } from '#storybook/decorators/box';
import { shownCarrier } from '#storybook/globals/carriers';
import preview from '#storybook/preview';
import { ThemeProvider } from '#components/ThemeProvider';
import { defaultTheme } from '#theme/defaultTheme';
import { colorOf } from '#theme/testing/colorOf';
import { lucero } from '#theme/testing/lucero';
import { CarrierTile } from './CarrierTile';

const meta = preview.meta({
  title: 'Components/Catalogue/CarrierTile',
  component: CarrierTile,
  parameters: {
    about: {
      use: 'For the choice of a carrier: each tile is a link to its screen.',
      avoid: 'For a choice that stays on the screen.',
      keyboard: ['`Enter` follows the link.'],
    },
    layout: 'padded',
  },
  args: { code: 'TELCEL', href: '/start/company/TELCEL', onClick: fn() },
  // The carrier of the example stands for that of the toolbar.
  render: ({ code = '', onClick }, { globals }) => {
    const shown = code === 'TELCEL' ? shownCarrier(globals) : code;
    return <CarrierTile code={shown} href={`/start/company/${shown}`} onClick={onClick} />;
  },
  decorators: [box({ maxInlineSize: '9rem' })],
});

export const Default = meta.story();

export const UnknownCarrier = meta.story({
  args: { code: 'COMETA', href: '/start/company/COMETA' },
  async play({ canvas }) {
    const tile = canvas.getByRole('link', { name: 'COMETA' });
    await expect(colorOf(tile, '--colibri-color-brand')).toBe(defaultTheme.colors.brand);
  },
});

/** The theme of a carrier that is not included. A provider or a style sheet has its colours. */
export const OwnTheme = meta.story({
  render: () => (
    <ThemeProvider themes={[lucero]}>
      <CarrierTile href="/start/company/LUCERO" theme={lucero} />
    </ThemeProvider>
  ),
  async play({ canvas }) {
    const tile = canvas.getByRole('link', { name: lucero.name });
    await expect(colorOf(tile, '--colibri-color-brand')).toBe(lucero.colors.brand);
  },
});

export const LongName = meta.story({
  args: { code: 'COMUNICACIONES-DEL-NORESTE', href: '/start/company/COMUNICACIONES-DEL-NORESTE' },
});

export const Hovered = meta.story({ parameters: { pseudo: { hover: true } } });

export const Focused = meta.story({ parameters: { pseudo: { focusVisible: ['a'] } } });

export const Pressed = meta.story({ parameters: { pseudo: { active: true, hover: true } } });
