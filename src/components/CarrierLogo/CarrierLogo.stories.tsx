import { expect } from 'storybook/test';
import { onBrand } from '#storybook/decorators/box';
import preview from '#storybook/preview';
import { shownCarrier } from '#storybook/globals/carriers';
import { carrierThemes } from '#theme/themes';
import { CarrierLogo } from './CarrierLogo';

const meta = preview.meta({
  title: 'Components/Media/CarrierLogo',
  component: CarrierLogo,
  parameters: {
    about: {
      use: 'For the carrier as a heading or as the content of a link.',
      avoid: 'Next to the carrier’s name: screen readers would announce the name twice.',
      anatomy: ['Wordmark, or the code if there is no wordmark'],
    },
    layout: 'padded',
  },
  args: { code: '' },
  render: ({ code, ...args }, { globals }) => (
    <CarrierLogo code={code === '' ? shownCarrier(globals) : code} {...args} />
  ),
});

export const Default = meta.story({
  async play({ canvas, globals }) {
    const carrier = shownCarrier(globals);
    const theme = carrierThemes.find(({ code }) => code === carrier);
    if (theme === undefined) await expect(canvas.getByText(carrier)).toBeVisible();
    else await expect(canvas.getByRole('img', { name: theme.name })).toBeVisible();
  },
});

export const Large = meta.story({ args: { size: 'large' } });

export const All = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: '1rem', justifyItems: 'start' }}>
      {carrierThemes.map(({ code }) => (
        <CarrierLogo code={code} key={code} />
      ))}
    </div>
  ),
  async play({ canvas }) {
    for (const { name } of carrierThemes) {
      await expect(canvas.getByRole('img', { name })).toBeVisible();
    }
  },
});

export const UnknownCarrier = meta.story({
  args: { code: 'COMETA' },
  async play({ canvas }) {
    await expect(canvas.getByText('COMETA')).toBeVisible();
  },
});

export const OnBrand = meta.story({
  decorators: [onBrand],
});
