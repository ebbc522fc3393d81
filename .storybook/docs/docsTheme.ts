import { create } from 'storybook/theming';
import { defaultTheme } from '#theme/defaultTheme';
import { deriveSchemes } from '#theme/deriveSchemes';
import { palettes } from '#theme/palette';

/** Whether the system is dark: Storybook's own pages follow it. */
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

/** The docs pages, in the default theme. */
export const docsTheme = create({ ...colors, colorSecondary: brandText });

/** Storybook's own frame: its secondary colour is below white text in the sidebar. */
export const frameTheme = create({
  ...colors,
  colorSecondary: scheme === 'dark' ? brand : brandText,
});
