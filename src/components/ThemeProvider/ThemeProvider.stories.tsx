import { expect, within } from 'storybook/test';
import { Amount } from '#components/Amount';
import { Button } from '#components/Button';
import { CarrierLogo } from '#components/CarrierLogo';
import { CarrierTile } from '#components/CarrierTile';
import { ProductButton } from '#components/ProductButton';
import { TextField } from '#components/TextField';
import preview from '#storybook/preview';
import { defineTheme } from '#theme/contract';
import { paletteOf } from '#theme/palette';
import { colorOf } from '#theme/testing/colorOf';
import { lucero } from '#theme/testing/lucero';
import { ThemeProvider } from './ThemeProvider';

const meta = preview.meta({
  title: 'Components/Utilities/ThemeProvider',
  component: ThemeProvider,
  parameters: {
    about: {
      use: 'Once around an app, for the themes of its own carriers. With `carrier`, for a part in another theme.',
      avoid: 'For the included carriers alone: `data-carrier` on an element is enough.',
    },
    layout: 'padded',
  },
  args: { themes: [lucero], carrier: lucero.code },
});

function brandOf(element: Element): string {
  return colorOf(element, '--colibri-color-brand');
}

export const Default = meta.story({
  render: (args) => (
    <ThemeProvider {...args}>
      <Amount value={20} /> <CarrierLogo code="LUCERO" />
      <div style={{ maxInlineSize: '9rem', marginBlock: '1rem' }}>
        <CarrierTile code="LUCERO" href="/start/company/LUCERO" />
      </div>
      <Button>Pagar</Button>
    </ThemeProvider>
  ),
  async play({ canvas }) {
    await expect(canvas.getByText(/^PEN\s20\.00$/)).toBeVisible();
    for (const logo of canvas.getAllByRole('img', { name: lucero.name })) {
      await expect(logo).toBeVisible();
    }
    const tile = canvas.getByRole('link', { name: lucero.name });
    await expect(brandOf(tile)).toBe(lucero.colors.brand);
    await expect(brandOf(canvas.getByRole('button'))).toBe(lucero.colors.brand);
  },
});

export const NextToEachOther = meta.story({
  render: (args) => (
    <ThemeProvider themes={args.themes}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
        {['TELCEL', 'LUCERO', 'UNEFON'].map((carrier) => (
          <ThemeProvider carrier={carrier} key={carrier}>
            <Button>Pagar</Button>
          </ThemeProvider>
        ))}
      </div>
    </ThemeProvider>
  ),
});

const noche = defineTheme({
  ...lucero,
  code: 'NOCHE',
  radius: '4px',
  overrides: {
    light: { ink: '#10233F', ground: '#FBF6EC', fieldLine: '#6F7F95' },
    dark: { ink: '#DCE8FA', ink2: '#A9B9D0', paper: '#12203A', ground: '#0A1426' },
  },
});

/** A theme with neutrals in the light and the dark scheme, and with smaller corners. An area with a scheme paints its ground. */
export const NeutralsAndShape = meta.story({
  render: () => (
    <ThemeProvider carrier="NOCHE" themes={[noche]}>
      {(['light', 'dark'] as const).map((scheme) => (
        <ThemeProvider
          data-testid={scheme}
          key={scheme}
          scheme={scheme}
          style={{
            background: 'var(--colibri-color-ground)',
            display: 'grid',
            gap: '1rem',
            padding: '1rem',
          }}
        >
          <TextField label="Número celular" />
          <ProductButton name={scheme} product={{ description: '1 GB', price: 100 }} />
          <Button>Pagar</Button>
        </ThemeProvider>
      ))}
    </ThemeProvider>
  ),
  async play({ canvas }) {
    for (const scheme of ['light', 'dark'] as const) {
      const area = within(canvas.getByTestId(scheme));
      const field = area.getByRole('textbox');
      const { ink, paper } = paletteOf(noche, scheme);
      await expect(colorOf(field, '--colibri-color-ink')).toBe(ink);
      await expect(colorOf(field, '--colibri-color-paper')).toBe(paper);
      await expect(getComputedStyle(field).borderRadius).toBe('4px');
      await expect(getComputedStyle(area.getByRole('button')).borderRadius).toBe('4px');
    }
  },
});
