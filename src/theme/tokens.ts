import { themeRoles, type SchemeColors } from './contract.ts';
import { palette, type Palette } from './palette.ts';

/** Converts a role to kebab case for custom properties: `fieldLine` to `field-line`, `ink2` to `ink-2`. */
export function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/\d/, '-$&');
}

function references(): Readonly<Record<keyof (SchemeColors & Palette), string>> {
  const roles = [...themeRoles, ...(Object.keys(palette) as (keyof Palette)[])];
  const entries = roles.map((role) => [role, `var(--colibri-color-${kebab(role)})`] as const);
  return Object.fromEntries(entries) as ReturnType<typeof references>;
}

/**
 * The colours of a theme (`contract.ts`) and of all themes (`palette.ts`), as references to CSS custom properties. Styles
 * use only these names, so styles are static: one `data-carrier` attribute changes the theme, one `data-scheme` the scheme.
 */
export const color = /* @__PURE__ */ references();

/** The fonts of each family, in order of preference. */
export const fontFamilies = {
  display: ['Bricolage Grotesque', 'Bricolage fallback', 'system-ui', 'sans-serif'],
  body: ['system-ui', '-apple-system', 'Segoe UI', 'Roboto', 'sans-serif'],
  mono: ['ui-monospace', 'SFMono-Regular', 'Menlo', 'Consolas', 'monospace'],
} as const;

/** Formats font names as a `font-family` value. */
export function fontFamily(names: readonly string[]): string {
  return names.map((name) => (/^[\w-]+$/.test(name) ? name : `'${name}'`)).join(', ');
}

/** Font families, as references. */
export const font = {
  display: 'var(--colibri-font-display)',
  body: 'var(--colibri-font-body)',
  mono: 'var(--colibri-font-mono)',
} as const;

/**
 * The declarations of text in the display font, which is always bold and has a tight letter spacing. The added word space
 * is the same in every size, because only that of small text closes up.
 */
export function bold(weight: number, fontSize: string, lineHeight: number): string {
  return `font: ${String(weight)} ${fontSize} / ${String(lineHeight)} ${font.display}; letter-spacing: -0.015em; word-spacing: 0.125rem;`;
}

/** The declarations of text in the body font in an element with text in the display font, whose spacing is inherited. */
export function plain(weight: number, fontSize: string, lineHeight: number): string {
  return `font: ${String(weight)} ${fontSize} / ${String(lineHeight)} ${font.body}; letter-spacing: normal; word-spacing: normal;`;
}

/** Type sizes: 14, 16, 18, 22, 30, 44 and 64 px at 100 % text. */
export const size = {
  xs: '0.875rem',
  sm: '1rem',
  md: '1.125rem',
  lg: '1.375rem',
  xl: '1.875rem',
  xxl: 'clamp(min(1.625rem, 14.5cqi), 8.5cqi, 2.75rem)',
  display: 'clamp(2.25rem, 12cqi, 4rem)',
} as const;

/** A distance of `steps` times 4 px, which scales with the text size. */
export function space(steps: number): string {
  return `${String(steps * 0.25)}rem`;
}

/** Corner radii in px, in a theme without its own. */
export const defaultRadii = { control: 14, panel: 16, round: 999 } as const;

/** Corner radii. That of panels follows that of controls. */
export const radius = {
  control: 'var(--colibri-radius)',
  panel: `calc(var(--colibri-radius) * ${String(defaultRadii.panel)} / ${String(defaultRadii.control)})`,
  round: `${String(defaultRadii.round)}px`,
} as const;

/** Shadows of raised elements: notifications, the sticky pay bar, receipts. */
export const shadow = {
  float: 'var(--colibri-shadow-float)',
  bar: 'var(--colibri-shadow-bar)',
  /** A filter, so that the shadow follows a torn edge. */
  paper: 'var(--colibri-shadow-paper)',
} as const;

/** The colour over a map, which is drawn in light colours: none in the light scheme. */
export const dim = 'var(--colibri-dim)';

/** Durations: a press 100 ms, a dialog 160 ms, a receipt 500 ms. */
export const duration = {
  press: '100ms',
  dialog: '160ms',
  receipt: '500ms',
} as const;

/** The minimum width and height of a target, 44 px at 100 % text. */
export const target = '2.75rem';

/** The space at the edges of the window that a notch, rounded corners or the home indicator of a phone obscure. */
export const safeArea = {
  inline: 'max(env(safe-area-inset-left, 0px), env(safe-area-inset-right, 0px))',
  top: 'env(safe-area-inset-top, 0px)',
  bottom: 'env(safe-area-inset-bottom, 0px)',
} as const;

/** The inline padding of the page: 20 px on phones, less if the text is large for the width, and more next to a notch. */
export const gutter = `max(min(1.25rem, 6cqi), ${safeArea.inline})`;

/**
 * The container and media queries of the styles. Widths are those of the nearest container: the page,
 * or a narrower ancestor. They are in rem, so that large text matches the narrow layouts. What grows between two widths is a
 * `clamp()` with `cqi`.
 */
export const media = {
  /** Under 288 px at 100 % text, or a phone at 200 %. */
  tiny: '@container (max-width: 18rem)',
  /** 600 px at 100 % text. */
  tablet: '@container (min-width: 37.5rem)',
  belowTablet: '@container not (min-width: 37.5rem)',
  /** 744 px at 100 % text: two panels side by side. */
  columns: '@container (min-width: 46.5rem)',
  belowColumns: '@container not (min-width: 46.5rem)',
  /** 900 px at 100 % text. */
  desktop: '@container (min-width: 56.25rem)',
  belowDesktop: '@container not (min-width: 56.25rem)',
  /** A low window, such as that of a phone on its side: under 576 px at 100 % text. */
  low: '@media not all and (min-height: 36em)',
  tall: '@media (min-height: 36em)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
} as const;
