import { contrast, toOklch } from '#theme/colorMath';
import { schemes } from '#theme/contract';
import { palettes } from '#theme/palette';
import { orderedThemes } from '../globals/carriers';
import { schemeNames } from '../globals/schemes';
import { colorsIn } from './roles';
import type { ThemeDraft } from './themeDraft';

/** The contrast below which an area is not visible next to another one. */
const FAINT = 1.2;

/** The chroma below which a colour is a grey, without a hue. */
const GREY = 0.03;

/** The distance below which two brands look alike. */
const ALIKE = 0.06;

/** The distance of two colours in OKLab. Brands differ in hue more than in lightness, which counts half. */
function distance(one: string, other: string): number {
  const [first, second] = [toOklch(one), toOklch(other)];
  const a = first.c * Math.cos(first.h) - second.c * Math.cos(second.h);
  const b = first.c * Math.sin(first.h) - second.c * Math.sin(second.h);
  return Math.hypot((first.l - second.l) / 2, a, b);
}

/** What is poor in a draft although its contrasts are correct. */
export function adviceOf(draft: ThemeDraft): string[] {
  const faint = schemes.filter((scheme) => {
    const { paper, ground } = palettes[scheme];
    const { brand } = colorsIn(draft, scheme);
    return [paper, ground].some((back) => contrast(brand, back) < FAINT);
  });
  const pale = schemes.filter((scheme) => {
    const { brandTint } = colorsIn(draft, scheme);
    return contrast(brandTint, palettes[scheme].paper) < 1.03;
  });
  const { brand, accent } = colorsIn(draft, 'light');
  const isGrey = toOklch(brand).c < GREY;
  const alike = orderedThemes
    .filter(({ code, colors }) => code !== draft.code && distance(brand, colors.brand) < ALIKE)
    .map(({ name, colors }) => `${name} (${colors.brand})`);
  const names = (list: readonly (typeof schemes)[number][]) =>
    list.map((scheme) => schemeNames[scheme]).join('; ');
  return [
    ...(faint.length > 0
      ? [
          `The brand dissolves into the page (${names(faint)}): headers and buttons have almost the colour behind them. Choose a darker or more vivid brand, or another one for this scheme.`,
        ]
      : []),
    ...(pale.length > 0
      ? [
          `brandTint dissolves into the paper (${names(pale)}): chips and hover states are not visible.`,
        ]
      : []),
    ...(isGrey && draft.chosen.accent === undefined
      ? [
          `The brand is a grey, so nothing is the reason for the accent ${accent}: choose a colour of the carrier.`,
        ]
      : []),
    ...(distance(brand, accent) < ALIKE
      ? ['The accent looks like the brand: marks on the brand are not visible.']
      : []),
    ...(alike.length > 0
      ? [`The brand looks like that of ${alike.join(', ')}: buyers tell carriers apart by colour.`]
      : []),
  ];
}
