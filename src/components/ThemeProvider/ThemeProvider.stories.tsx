import { expect } from 'storybook/test';
import { Amount } from '#components/Amount';
import { Button } from '#components/Button';
import { CarrierLogo } from '#components/CarrierLogo';
import { CarrierTile } from '#components/CarrierTile';
import { withoutPictures } from '#storybook/modes';
import preview from '#storybook/preview';
import { t } from '#storybook/testing/i18n';
import { deriveSchemes } from '#theme/deriveSchemes';
import { lucero } from '#theme/testing/lucero';
import { themeOf } from '#theme/themes';
import { ThemeProvider, useTheme } from './ThemeProvider';

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

function Price({ language }: { language: string }) {
  const { currency } = useTheme();
  return <Amount currency={currency} language={language} value={20} />;
}

function brandOf(element: Element): string {
  return getComputedStyle(element).getPropertyValue('--colibri-color-brand');
}

export const Default = meta.story({
  render: (args, { globals }) => (
    <ThemeProvider {...args}>
      <Price language={String(globals['language'])} /> <CarrierLogo code="LUCERO" />
      <div style={{ maxInlineSize: '9rem', marginBlock: '1rem' }}>
        <CarrierTile code="LUCERO" href="/start/company/LUCERO" />
      </div>
      <Button>{t('carrier.pay')}</Button>
    </ThemeProvider>
  ),
  async play({ canvas, canvasElement }) {
    await expect(canvasElement).toHaveTextContent(/^PEN\s20\.00/);
    const [logo, inTile] = canvas.getAllByRole('img', { name: lucero.name });
    await expect(logo).toBeVisible();
    await expect(inTile).toBeVisible();
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
            <Button>{t('carrier.pay')}</Button>
          </ThemeProvider>
        ))}
      </div>
    </ThemeProvider>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByRole('button').map(brandOf)).toEqual(
      [themeOf('TELCEL'), lucero, themeOf('UNEFON')].map(({ colors }) => colors.brand),
    );
  },
});

export const InDark = meta.story({
  args: { scheme: 'dark', style: { padding: '1rem' } },
  render: (args) => (
    <ThemeProvider {...args}>
      <Button variant="secondary">{t('carrier.pay')}</Button>
    </ThemeProvider>
  ),
  async play({ canvas }) {
    const style = getComputedStyle(canvas.getByRole('button'));
    const isForced = matchMedia('(forced-colors: active)').matches;
    const { brandText } = deriveSchemes(lucero)[isForced ? 'light' : 'dark'];
    await expect(style.getPropertyValue('--colibri-color-brand-text')).toBe(brandText);
  },
});

/** A theme of a provider replaces the included theme with the same code. */
export const ReplacedTheme = meta.story({
  tags: ['test-only', '!autodocs'],
  parameters: withoutPictures,
  args: { themes: [{ ...lucero, code: 'TELCEL' }], carrier: 'TELCEL' },
  render: (args) => (
    <ThemeProvider {...args}>
      <CarrierLogo code="TELCEL" />
    </ThemeProvider>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('img', { name: lucero.name })).toBeVisible();
    await expect(canvas.queryByRole('img', { name: 'Telcel' })).not.toBeInTheDocument();
  },
});
