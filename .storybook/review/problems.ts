import { FAINT, fromOklch, toOklch } from '#theme/colorMath';
import { contrast, contrastPairs } from '#theme/contrast';
import { schemes } from '#theme/contract';
import { deriveScheme } from '#theme/deriveSchemes';
import { palettes } from '#theme/palette';
import { orderedThemes } from '../globals/carriers';
import { schemeNames } from '../globals/schemes';
import { themeOfBrand } from './theme';

/** The distance below which two brands look alike. */
const ALIKE = 0.06;

/** The distance of two colours in OKLab. Brands differ in hue more than in lightness, which counts half. */
function distance(one: string, other: string): number {
  const [first, second] = [toOklch(one), toOklch(other)];
  const a = first.c * Math.cos(first.h) - second.c * Math.cos(second.h);
  const b = first.c * Math.sin(first.h) - second.c * Math.sin(second.h);
  return Math.hypot((first.l - second.l) / 2, a, b);
}

/** Returns what is poor about a brand colour, as sentences. */
export function problemsOf(brand: string): string[] {
  const theme = themeOfBrand('', '', brand);
  const weak = schemes.flatMap((scheme) =>
    contrastPairs(theme, scheme)
      .filter(({ ratio, least }) => ratio < least)
      .map(
        ({ use, ratio, least }) =>
          `${schemeNames[scheme]}: ${use} has ${ratio.toFixed(2)}:1 and needs ${String(least)}:1.`,
      ),
  );
  const faint = schemes.filter((scheme) => {
    const { paper, ground } = palettes[scheme];
    return [paper, ground].some(
      (back) => contrast(deriveScheme(theme, scheme).brand, back) < FAINT,
    );
  });
  const alike = orderedThemes.filter(({ colors }) => distance(brand, colors.brand) < ALIKE);
  return [
    ...weak,
    faint.length > 0 &&
      `${faint.map((scheme) => schemeNames[scheme]).join('; ')}: headers and buttons are hardly visible on the page.`,
    alike.length > 0 &&
      `The brand looks like that of ${alike.map(({ name }) => name).join(', ')}. Buyers recognise a carrier by its colour.`,
  ].filter((problem) => problem !== false);
}

/** The changes that are tried in ever larger steps: darker, lighter, and a hue up to an eighth of the circle away. */
const changes = [
  { l: -0.015, h: 0, steps: 60 },
  { l: 0.015, h: 0, steps: 60 },
  { l: 0, h: -0.1, steps: 8 },
  { l: 0, h: 0.1, steps: 8 },
];

/** Returns the nearest colours without a problem: a darker, a lighter and two of another hue, if there are any. */
export function alternatives(brand: string): string[] {
  const { l, c, h } = toOklch(brand);
  const found = changes.flatMap((change) => {
    for (let step = 1; step <= change.steps; step += 1) {
      const lightness = l + step * change.l;
      if (lightness < 0 || lightness > 1) return [];
      const color = fromOklch({ l: lightness, c, h: h + step * change.h });
      if (problemsOf(color).length === 0) return [color];
    }
    return [];
  });
  const isNear = (color: string) => distance(color, brand);
  return [...new Set(found)].toSorted((one, other) => isNear(one) - isNear(other));
}
