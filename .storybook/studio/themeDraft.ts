import * as v from 'valibot';
import { defineTheme, type Theme } from '#theme/contract';
import { themes } from '#theme/themes';
import { themeOfColors } from './roles';
import { isPath } from './wordmark';

/** The codes of the product's themes. The studio adds its draft to the themes later. */
const takenCodes = themes.map(({ code }) => code);

const hex = v.pipe(v.string(), v.regex(/^#[0-9A-F]{6}$/));

/** The part of a wordmark that a link contains. */
export const drawingSchema = v.object({
  width: v.pipe(v.number(), v.minValue(1), v.maxValue(20_000)),
  height: v.pipe(v.number(), v.minValue(1), v.maxValue(20_000)),
  paths: v.pipe(
    v.array(
      v.object({
        d: v.pipe(v.string(), v.maxLength(40_000), v.check(isPath)),
        evenOdd: v.boolean(),
      }),
    ),
    v.maxLength(60),
  ),
});

const roles = {
  onBrand: v.exactOptional(hex),
  brandText: v.exactOptional(hex),
  brandTint: v.exactOptional(hex),
  accent: v.exactOptional(hex),
};
const overridden = v.exactOptional(v.object({ brand: v.exactOptional(hex), ...roles }));

const schema = v.object({
  name: v.pipe(v.string(), v.maxLength(40)),
  // It becomes part of a CSS rule and of file names, and anyone can write the link.
  code: v.pipe(v.string(), v.regex(/^[A-Z0-9]{0,20}$/)),
  currency: v.picklist(['MXN', 'USD']),
  brand: hex,
  chosen: v.object(roles),
  // Links of earlier versions have none.
  overrides: v.optional(
    v.object({ dark: overridden, more: overridden, 'more-dark': overridden }),
    {},
  ),
  wordmark: v.exactOptional(drawingSchema),
});

/** A theme in progress. Everything else follows from it. */
export type ThemeDraft = v.InferOutput<typeof schema>;

/** The first draft. */
export const initialDraft: ThemeDraft = {
  name: 'Lucero',
  code: 'LUCERO',
  currency: 'MXN',
  brand: '#4A2C8F',
  chosen: {},
  overrides: {},
};

/** The code of a name: only its capitals and digits. */
export function codeOf(name: string): string {
  return name
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, 20);
}

/** The error message of a code, or undefined if it is valid. */
export function codeError(code: string): string | undefined {
  if (!/^[A-Z][A-Z0-9]{1,19}$/.test(code)) {
    return 'A code has 2 to 20 capitals and digits, and starts with a capital.';
  }
  if (takenCodes.includes(code)) return `${code} has a theme already.`;
  return undefined;
}

/** The theme of a draft. */
export function themeOfDraft(draft: ThemeDraft): Theme {
  const { name, code, currency } = draft;
  return defineTheme({ ...themeOfColors(draft), code, name, currency });
}

async function pipe(
  bytes: Uint8Array<ArrayBuffer>,
  way: ReadableWritablePair<Uint8Array, BufferSource>,
) {
  const stream = new Blob([bytes]).stream().pipeThrough(way);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** A draft as encoded in a URL. */
export async function encodeDraft(draft: ThemeDraft): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(draft));
  const packed = await pipe(bytes, new CompressionStream('deflate-raw'));
  const text = Array.from(packed, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The draft in a URL parameter; undefined if it is invalid. */
export async function decodeDraft(text: string): Promise<ThemeDraft | undefined> {
  try {
    const packed = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(packed, (sign) => sign.charCodeAt(0));
    const json = await pipe(bytes, new DecompressionStream('deflate-raw'));
    const result = v.safeParse(schema, JSON.parse(new TextDecoder().decode(json)));
    return result.success ? result.output : undefined;
  } catch {
    // The link was cut or written by hand: the studio starts with the first draft.
    return undefined;
  }
}
