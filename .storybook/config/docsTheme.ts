import { create } from 'storybook/theming';
import { defaultTheme } from '#theme/defaultTheme';
import { deriveSchemes } from '#theme/deriveSchemes';
import { palettes } from '#theme/palette';

/** The dark scheme of the system, which Storybook follows. */
export const darkSystem = window.matchMedia('(prefers-color-scheme: dark)');

const scheme = darkSystem.matches ? 'dark' : 'light';
const palette = palettes[scheme];
const { brand, brandText } = deriveSchemes(defaultTheme)[scheme];

const colors = {
  base: scheme,
  brandTitle: 'Colibrí Recargas',
  brandImage: './colibri.svg',
  brandTarget: '_self',
  colorPrimary: brand,
  appBg: palette.ground,
  appContentBg: palette.paper,
  appPreviewBg: palette.ground,
  appBorderColor: palette.hairline,
  appBorderRadius: 14,
  textColor: palette.ink,
  textMutedColor: palette.ink2,
  barBg: palette.paper,
  barTextColor: palette.ink2,
  barSelectedColor: brandText,
  barHoverColor: brandText,
  inputBg: palette.paper,
  inputBorder: palette.fieldLine,
  inputTextColor: palette.ink,
  inputBorderRadius: 14,
} as const;

/** The theme of the docs pages. */
export const docsTheme = create({ ...colors, colorSecondary: brandText });

/** The theme of the manager, which shows white text on its secondary colour. */
export const frameTheme = create({
  ...colors,
  colorSecondary: scheme === 'dark' ? brand : brandText,
});
