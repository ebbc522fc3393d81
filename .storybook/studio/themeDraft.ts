import * as v from 'valibot';
import { defineTheme, type Theme } from '#theme/contract';
import { themes } from '#theme/themes';
import { checkContrast } from './roles';
import { isPath } from './wordmark';

const hex = v.pipe(v.string(), v.regex(/^#[0-9A-F]{6}$/));

/** What a link can carry of a wordmark. */
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

const schema = v.object({
  name: v.pipe(v.string(), v.maxLength(40)),
  // It names a rule of CSS and files, so nothing else may stand in it, whoever wrote the link.
  code: v.pipe(v.string(), v.regex(/^[A-Z0-9]{0,20}$/)),
  currency: v.picklist(['MXN', 'USD']),
  brand: hex,
  chosen: v.object({
    onBrand: v.exactOptional(hex),
    brandText: v.exactOptional(hex),
    brandTint: v.exactOptional(hex),
    accent: v.exactOptional(hex),
  }),
  wordmark: v.exactOptional(drawingSchema),
});

/** A carrier that a designer proposes: everything else follows from it. */
export type ThemeDraft = v.InferOutput<typeof schema>;

/** Where the studio starts. */
export const firstProposal: ThemeDraft = {
  name: 'Lucero',
  code: 'LUCERO',
  currency: 'MXN',
  brand: '#4A2C8F',
  chosen: {},
};

/** The code that a name gives: capitals and digits alone. */
export function codeOf(name: string): string {
  return name
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, 20);
}

/** What is wrong with a code, in words; nothing where it can be taken. */
export function codeFault(code: string): string | undefined {
  if (!/^[A-Z][A-Z0-9]{1,19}$/.test(code)) {
    return 'A code has 2 to 20 capitals and digits, and starts with a capital.';
  }
  if (themes.some((theme) => theme.code === code)) return `${code} has a theme already.`;
  return undefined;
}

/** The theme that a proposal makes. */
export function themeOfProposal({ name, code, currency, brand, chosen }: ThemeDraft): Theme {
  return defineTheme({ code, name, currency, colors: checkContrast(brand, chosen).colors });
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  way: ReadableWritablePair<Uint8Array, BufferSource>,
) {
  const stream = new Blob([bytes]).stream().pipeThrough(way);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** A draft as encoded in a URL. */
export async function encodeProposal(proposal: ThemeDraft): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(proposal));
  const packed = await through(bytes, new CompressionStream('deflate-raw'));
  const text = Array.from(packed, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The proposal of an address; undefined where it is none, whoever wrote it. */
export async function decodeProposal(text: string): Promise<ThemeDraft | undefined> {
  try {
    const packed = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(packed, (sign) => sign.charCodeAt(0));
    const json = await through(bytes, new DecompressionStream('deflate-raw'));
    const result = v.safeParse(schema, JSON.parse(new TextDecoder().decode(json)));
    return result.success ? result.output : undefined;
  } catch {
    // A link that was cut or written by hand: the studio starts as it does without one.
    return undefined;
  }
}
