import { create } from 'storybook/theming';
import { defaultTheme } from '#theme/defaultTheme';
import { palette } from '#theme/palette';

/** The default theme for Storybook's own interface and docs blocks. */
export const docsTheme = create({
  base: 'light',
  brandTitle: 'Colibrí Recargas',
  brandImage: './colibri.svg',
  brandTarget: '_self',
  colorPrimary: defaultTheme.colors.brand,
  colorSecondary: defaultTheme.colors.brandText,
  appBg: palette.ground,
  appContentBg: palette.paper,
  appPreviewBg: palette.ground,
  appBorderColor: palette.hairline,
  appBorderRadius: 14,
  textColor: palette.ink,
  textMutedColor: palette.ink2,
  barBg: palette.paper,
  barTextColor: palette.ink2,
  barSelectedColor: defaultTheme.colors.brandText,
  barHoverColor: defaultTheme.colors.brandText,
  inputBg: palette.paper,
  inputBorder: palette.fieldLine,
  inputTextColor: palette.ink,
  inputBorderRadius: 14,
});
