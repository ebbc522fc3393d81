import { expect } from 'storybook/test';
import { onBrand } from '#storybook/decorators/box';
import { withoutPictures } from '#storybook/modes';
import preview from '#storybook/preview';
import { shownCarrier } from '#storybook/globals/carriers';
import { lucero } from '#theme/testing/lucero';
import { CarrierLogo } from './CarrierLogo';

const meta = preview.meta({
  title: 'Components/Catalogue/CarrierLogo',
  component: CarrierLogo,
  parameters: {
    about: {
      use: 'For the carrier as a heading or as the content of a link.',
      avoid: 'Next to the carrier’s name: screen readers would announce the name twice.',
    },
    layout: 'padded',
  },
  args: { code: 'TELCEL' },
  // The carrier of the example stands for that of the toolbar.
  render: ({ code = '', theme, ...args }, { globals }) =>
    theme === undefined ? (
      <CarrierLogo code={code === 'TELCEL' ? shownCarrier(globals) : code} {...args} />
    ) : (
      <CarrierLogo theme={theme} {...args} />
    ),
});

export const Default = meta.story();

export const Large = meta.story({ args: { size: 'large' } });

export const UnknownCarrier = meta.story({ args: { code: 'COMETA' } });

/** The theme of a carrier that is not included, without a provider. */
export const OwnTheme = meta.story({
  args: { code: undefined, theme: lucero },
  async play({ canvas }) {
    const logo = canvas.getByRole('img', { name: lucero.name });
    await expect(logo.querySelector('svg')).toBeVisible();
    await expect(logo).not.toHaveTextContent(/./);
  },
});

/** An image is as high as the logo. Its `width` and `height` reserve its space, here without a file. */
export const ImageWordmark = meta.story({
  tags: ['test-only', '!autodocs'],
  parameters: withoutPictures,
  args: {
    code: undefined,
    theme: {
      ...lucero,
      wordmark: <img alt="" height={600} loading="lazy" src="data:image/png," width={1800} />,
    },
  },
  async play({ canvas }) {
    const logo = canvas.getByRole('img', { name: lucero.name });
    const height = Number.parseFloat(getComputedStyle(logo).fontSize);
    const { offsetHeight, offsetWidth } = logo;
    await expect([offsetHeight, offsetWidth]).toEqual([height, 3 * height]);
  },
});

export const OwnThemeWithoutWordmark = meta.story({
  args: { code: undefined, theme: { ...lucero, wordmark: undefined } },
  async play({ canvas }) {
    await expect(canvas.getByText(lucero.name)).toBeVisible();
  },
});

export const OnBrand = meta.story({ decorators: [onBrand] });
