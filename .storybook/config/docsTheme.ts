import { create } from 'storybook/theming';
import { blend } from '#theme/colorMath';
import type { Scheme } from '#theme/contract';
import { defaultTheme } from '#theme/defaultTheme';
import { defaultRadii, fontFamilies, fontFamily } from '#theme/tokens';
import { deriveSchemes } from '#theme/deriveSchemes';
import { palettes } from '#theme/palette';

function colorsOf(scheme: Scheme) {
  const palette = palettes[scheme];
  const { brand, brandText } = deriveSchemes(defaultTheme)[scheme];
  return {
    base: scheme.endsWith('dark') ? 'dark' : 'light',
    brandTitle: 'Colibrí Recargas',
    brandImage: './colibri.svg',
    brandTarget: '_self',
    fontBase: fontFamily(fontFamilies.body),
    fontCode: fontFamily(fontFamilies.mono),
    colorPrimary: brand,
    colorSecondary: brandText,
    appBg: palette.ground,
    appContentBg: palette.paper,
    appPreviewBg: palette.ground,
    appBorderColor: palette.hairline,
    appBorderRadius: defaultRadii.control,
    textColor: palette.ink,
    textMutedColor: palette.ink2,
    barBg: palette.paper,
    barTextColor: palette.ink2,
    barSelectedColor: brandText,
    barHoverColor: brandText,
    inputBg: palette.paper,
    inputBorder: palette.fieldLine,
    inputTextColor: palette.ink,
    inputBorderRadius: defaultRadii.control,
  } as const;
}

/** The scheme of the system when Storybook loads. */
const systemScheme = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

/** The theme of the docs pages in a scheme, by default the system's. */
export function docsTheme(scheme: Scheme = systemScheme) {
  return create(colorsOf(scheme));
}

const { colorPrimary, colorSecondary } = colorsOf(systemScheme);

/** The theme of the manager. Its secondary colour is for text, and in dark, a darker one is behind white text. */
export const frameTheme = create({
  ...colorsOf(systemScheme),
  colorSecondary: blend(colorSecondary, colorPrimary, 0.7),
});
