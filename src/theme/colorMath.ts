/** The contrast from which an area is visible next to another one. */
export const FAINT = 1.2;

/** The chroma from which a colour has a hue to keep. */
export const LEAST_CHROMA = 0.03;

/** A colour in OKLCH: lightness 0 to 1, chroma, and hue in radians. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

function linear(byte: number): number {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function channels(hex: string): [number, number, number] {
  const rgb = Number.parseInt(hex.slice(1), 16);
  return [linear(rgb >> 16), linear((rgb >> 8) & 255), linear(rgb & 255)];
}

function luminance(hex: string): number {
  const [r, g, b] = channels(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast ratio of two `#RRGGBB` colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(first: string, second: string): number {
  const [one, other] = [luminance(first), luminance(second)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Whether a colour is lighter than another one. */
export function isLighter(first: string, second: string): boolean {
  return luminance(first) > luminance(second);
}

function toHex(parts: readonly number[]): string {
  const digits = parts.map((part) => Math.round(part).toString(16).padStart(2, '0'));
  return `#${digits.join('')}`.toUpperCase();
}

/** Blends `front` over `back` with the opacity `alpha` (0 to 1), as `#RRGGBB`. */
export function blend(front: string, back: string, alpha: number): string {
  const part = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return toHex([1, 3, 5].map((at) => part(front, at) * alpha + part(back, at) * (1 - alpha)));
}

/** Converts `#RRGGBB` to OKLCH, by the matrices of CSS Color 4. */
export function toOklch(hex: string): Oklch {
  const [r, g, b] = channels(hex);
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const bb = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { l, c: Math.hypot(a, bb), h: Math.atan2(bb, a) };
}

function toLinear({ l, c, h }: Oklch): [number, number, number] {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** Returns the largest value from 0 to `max` for which `predicate` is true. It must be true below that value. */
function findThreshold(max: number, predicate: (value: number) => boolean): number {
  let [low, high] = [0, max];
  for (let step = 0; step < 20; step += 1) {
    const middle = (low + high) / 2;
    if (predicate(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** Converts OKLCH to `#RRGGBB`. A colour outside sRGB loses chroma, and keeps its lightness and hue. */
export function fromOklch({ l, c, h }: Oklch): string {
  const isInside = (chroma: number) =>
    toLinear({ l, c: chroma, h }).every((part) => part > -0.0005 && part < 1.0005);
  const chroma = isInside(c) ? c : findThreshold(c, isInside);
  const parts = toLinear({ l, c: chroma, h }).map((part) => {
    const value = Math.min(1, Math.max(0, part));
    return 255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);
  });
  return toHex(parts);
}

/**
 * Moves a colour towards white or black until its contrast with each background is at least
 * `minContrast`. Returns the same colour if its contrast is sufficient, and white or black if no lightness
 * is enough.
 */
export function ensureContrast(
  hex: string,
  backgrounds: readonly string[],
  minContrast: number,
  towards: 'white' | 'black',
): string {
  const isReadable = (color: string) =>
    backgrounds.every((background) => contrast(color, background) >= minContrast);
  if (isReadable(hex)) return hex;
  const { l, ...rest } = toOklch(hex);
  const end = towards === 'white' ? 1 : 0;
  const colorAt = (moved: number) => fromOklch({ ...rest, l: l + (end - l) * moved });
  const moved = findThreshold(1, (part) => !isReadable(colorAt(part)));
  // The smallest sufficient change is slightly larger than the largest insufficient one.
  return colorAt(Math.min(1, moved + 0.004));
}
