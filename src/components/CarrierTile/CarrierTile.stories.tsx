import { Link, useLocation } from 'react-router-dom';
import { expect, fn } from 'storybook/test';
import { shownCarrier } from '#storybook/globals/carriers';
import preview from '#storybook/preview';
import { ThemeProvider } from '#components/ThemeProvider';
import { defaultTheme } from '#theme/defaultTheme';
import { lucero } from '#theme/testing/lucero';
import { carrierThemes } from '#theme/themes';
import { CarrierTile } from './CarrierTile';

function CurrentLocation() {
  return <output>{useLocation().pathname}</output>;
}

const meta = preview.meta({
  title: 'Components/Navigation/CarrierTile',
  component: CarrierTile,
  parameters: {
    about: {
      use: 'For the choice of a carrier: each tile is a link to its screen.',
      avoid: 'For a choice that stays on the screen.',
      anatomy: [
        ['Wordmark on the brand, or the code if there is no wordmark', 'a svg'],
        'Perforated lower edge',
      ],
      keyboard: ['`Enter` follows the link.'],
    },
    layout: 'padded',
  },
  args: { code: '', href: '/start/company/', onClick: fn() },
  render: ({ code = '', href = '', onClick }, { globals }) => {
    const shown = code === '' ? shownCarrier(globals) : code;
    return (
      <div style={{ maxInlineSize: '9rem' }}>
        <CarrierTile code={shown} href={href + shown} onClick={onClick} />
      </div>
    );
  },
});

export const Default = meta.story({
  async play({ args, canvas, userEvent }) {
    const tile = canvas.getByRole('link');
    await expect(tile).toHaveAccessibleName();
    await userEvent.tab();
    await expect(tile).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const All = meta.story({
  render: () => (
    <div
      style={{
        display: 'grid',
        gap: '0.75rem',
        gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))',
      }}
    >
      {carrierThemes.map(({ code }) => (
        <CarrierTile code={code} href={`/start/company/${code}`} key={code} />
      ))}
    </div>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByRole('link')).toHaveLength(carrierThemes.length);
  },
});

export const UnknownCarrier = meta.story({
  args: { code: 'COMETA' },
  async play({ canvas }) {
    const tile = canvas.getByRole('link', { name: 'COMETA' });
    const brand = getComputedStyle(tile).getPropertyValue('--color-brand');
    await expect(brand).toBe(defaultTheme.colors.brand);
  },
});

/** The theme of a carrier that is not included. A provider or a style sheet has its colours. */
export const OwnTheme = meta.story({
  render: () => (
    <ThemeProvider themes={[lucero]}>
      <div style={{ maxInlineSize: '9rem' }}>
        <CarrierTile href="/start/company/LUCERO" theme={lucero} />
      </div>
    </ThemeProvider>
  ),
  async play({ canvas }) {
    const tile = canvas.getByRole('link', { name: lucero.name });
    const brand = getComputedStyle(tile).getPropertyValue('--color-brand');
    await expect(brand).toBe(lucero.colors.brand);
  },
});

/** The element of a router is the link. It keeps its own props. */
export const AsRouterLink = meta.story({
  tags: ['test-only', '!autodocs'],
  render: ({ onClick }) => (
    <>
      <div style={{ maxInlineSize: '9rem' }}>
        <CarrierTile
          code="TELCEL"
          onClick={onClick}
          render={<Link className="own" to="/start/company/TELCEL" />}
        />
      </div>
      <CurrentLocation />
    </>
  ),
  async play({ args, canvas, userEvent }) {
    const tile = canvas.getByRole('link', { name: 'Telcel' });
    await expect(tile).toHaveAttribute('href', '/start/company/TELCEL');
    await expect(tile).toHaveClass('own');
    await expect(tile).toHaveAttribute('data-carrier', 'TELCEL');
    await userEvent.click(tile);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveTextContent('/start/company/TELCEL');
  },
});

export const LongName = meta.story({ args: { code: 'COMUNICACIONES-DEL-NORESTE' } });

export const Hovered = meta.story({ parameters: { pseudo: { hover: true } } });

export const Focused = meta.story({
  parameters: { pseudo: { focusVisible: ['a'] } },
});

export const Pressed = meta.story({ parameters: { pseudo: { active: true, hover: true } } });
