/**
 * The design tokens as references to CSS custom properties. Styles use only these names, so styles
 * are static: one `data-carrier` attribute changes the theme, and one `data-scheme` the scheme.
 */
export const color = {
  brand: 'var(--colibri-color-brand)',
  onBrand: 'var(--colibri-color-on-brand)',
  brandText: 'var(--colibri-color-brand-text)',
  brandTint: 'var(--colibri-color-brand-tint)',
  accent: 'var(--colibri-color-accent)',
  /** The outline of a control filled with the brand, 3:1 on paper and ground. */
  brandEdge: 'var(--colibri-color-brand-edge)',
  /** The fill of round buttons and chips on the brand. */
  chipOnBrand: 'var(--colibri-color-chip-on-brand)',
  /** The edge of a field on the brand. */
  lineOnBrand: 'var(--colibri-color-line-on-brand)',
  ink: 'var(--colibri-color-ink)',
  ink2: 'var(--colibri-color-ink-2)',
  paper: 'var(--colibri-color-paper)',
  ground: 'var(--colibri-color-ground)',
  hairline: 'var(--colibri-color-hairline)',
  /** The fill of disabled controls, placeholders and tracks. */
  muted: 'var(--colibri-color-muted)',
  fieldLine: 'var(--colibri-color-field-line)',
  /** The backdrop of a dialog. */
  shade: 'var(--colibri-color-shade)',
  danger: 'var(--colibri-color-danger)',
  /** Marks of information. */
  info: 'var(--colibri-color-info)',
  marigold: 'var(--colibri-color-marigold)',
  /** Marks on marigold. */
  onMarigold: 'var(--colibri-color-on-marigold)',
  /** The background of messages. */
  marigoldTint: 'var(--colibri-color-marigold-tint)',
  indigo: 'var(--colibri-color-indigo)',
  onIndigo: 'var(--colibri-color-on-indigo)',
  cactus: 'var(--colibri-color-cactus)',
  /** The foot of the landing page. */
  foot: 'var(--colibri-color-foot)',
  onFoot: 'var(--colibri-color-on-foot)',
  /** Cut paper in decorations on the brand. */
  cutPaper: 'var(--colibri-color-cut-paper)',
} as const;

/** Font families. */
export const font = {
  display: 'var(--colibri-font-display)',
  body: 'var(--colibri-font-body)',
  mono: 'var(--colibri-font-mono)',
} as const;

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

/** Corner radii. */
export const radius = { control: '14px', panel: '16px', round: '999px' } as const;

/** Shadows of raised elements: notifications, the sticky pay bar, receipts. */
export const shadow = {
  float: 'var(--colibri-shadow-float)',
  bar: 'var(--colibri-shadow-bar)',
  /** A filter, so that the shadow follows a torn edge. */
  paper: 'var(--colibri-shadow-paper)',
} as const;

/** The filter of a map, which is drawn in light colours. */
export const mapFilter = 'var(--colibri-filter-map)';

/** Durations: a press 100 ms, a notification 300 ms, a receipt 500 ms. */
export const duration = { press: '100ms', notification: '300ms', receipt: '500ms' } as const;

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
 * or a narrower ancestor. They are in rem, so that large text matches the narrow layouts.
 */
export const media = {
  /** Under 288 px at 100 % text, or a phone at 200 %. */
  tiny: '@container (max-width: 18rem)',
  /** 600 px at 100 % text. */
  tablet: '@container (min-width: 37.5rem)',
  /** 744 px at 100 % text: two panels side by side. */
  columns: '@container (min-width: 46.5rem)',
  /** 900 px at 100 % text. */
  desktop: '@container (min-width: 56.25rem)',
  /** Under 900 px at 100 % text. */
  belowDesktop: '@container (max-width: 56.24rem)',
  /** 1136 px at 100 % text. */
  laptop: '@container (min-width: 71rem)',
  /** 1600 px at 100 % text. */
  wide: '@container (min-width: 100rem)',
  /** 288 px to 900 px at 100 % text. */
  oneColumn: '@container (min-width: 18rem) and (max-width: 56.24rem)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
} as const;
