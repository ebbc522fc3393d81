import { create } from 'storybook/theming';
import { house } from '#theme/house';
import { palette } from '#theme/palette';

/** Storybook's own chrome and docs pages, in the house colours. */
export const docsTheme = create({
  base: 'light',
  brandTitle: 'Colibrí Recargas',
  brandImage: './colibri.svg',
  brandTarget: '_self',
  colorPrimary: house.colors.brand,
  colorSecondary: house.colors.brandText,
  appBg: palette.ground,
  appContentBg: palette.paper,
  appPreviewBg: palette.ground,
  appBorderColor: palette.hairline,
  appBorderRadius: 14,
  textColor: palette.ink,
  textMutedColor: palette.ink2,
  barBg: palette.paper,
  barTextColor: palette.ink2,
  barSelectedColor: house.colors.brandText,
  barHoverColor: house.colors.brandText,
  inputBg: palette.paper,
  inputBorder: palette.fieldLine,
  inputTextColor: palette.ink,
  inputBorderRadius: 14,
});
