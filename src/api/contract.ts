import * as v from 'valibot';
import { describeIssues } from './envelope.ts';

/** A product: a price and what the buyer gets for it. */
export interface Product {
  /** Identifies the product across all carriers. Never empty. */
  sku: string;
  /** Price in the carrier's currency: a finite number, zero or more. */
  precio: number;
  /** The text of the product's button. */
  descripcion: string;
  /** Validity in days, greater than zero. Undefined if the server sends none. */
  vigencia?: number;
}

/** A named group of a carrier's products. */
export interface Category {
  /** The category's displayed name. Never empty. */
  Categoria: string;
  productos: Product[];
}

/** An item of the product list: a carrier with its categories. */
export interface Carrier {
  /** Identifies the carrier in URLs and themes. Never empty; surrounding spaces are trimmed. */
  name: string;
  categorias?: Category[];
}

/**
 * The maximum sizes of a list and a text. They are far beyond what any operator sells, and prevent an invalid or
 * malicious response from freezing the page.
 */
export const LIMITS = { items: 10_000, characters: 20_000 } as const;

/**
 * Removes what XML does not allow: a picture with such a character, which spreadsheets leave in texts, could not be drawn.
 * A vertical tab and a form feed are spaces. A lone surrogate is replaced, because `encodeURIComponent` throws for it.
 */
function normalize(value: string): string {
  return value
    .replace(/[\v\f]/g, ' ')
    .replace(/(?![\t\n\r])\p{Cc}|\p{NChar}/gu, '')
    .replace(/\p{Cs}/gu, '\uFFFD');
}

const text = v.pipe(v.string(), v.maxLength(LIMITS.characters), v.transform(normalize));
const label = v.pipe(text, v.trim(), v.nonEmpty());
const amount = v.pipe(v.number(), v.finite(), v.minValue(0));

/** Schema of {@link Product}. A `vigencia` of `null` or 0 counts as missing. */
export const productSchema = v.pipe(
  v.object({
    sku: v.pipe(v.string(), v.nonEmpty()),
    precio: amount,
    descripcion: text,
    vigencia: v.nullish(amount),
  }),
  v.transform(({ vigencia, ...product }): Product =>
    vigencia ? { ...product, vigencia } : product,
  ),
);

/**
 * Creates the schema of a list, which omits the items that violate the contract or exceed {@link LIMITS}, and keeps the
 * others. It calls `log` with a summary of what it omitted.
 */
function createList<T>(item: v.GenericSchema<unknown, T>, log?: (message: string) => void) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((items) => {
      const parsed = items
        .slice(0, LIMITS.items)
        .map((one) => v.safeParse(item, one, { abortEarly: true }));
      const valid = parsed.flatMap(({ success, output }) => (success ? [output] : []));
      const omitted = items.length - valid.length;
      const problems = describeIssues(parsed.flatMap(({ issues = [] }) => issues));
      if (omitted > 0) {
        log?.(`Omitted ${omitted} of ${items.length} items of a list: ${problems || 'too many'}.`);
      }
      return valid;
    }),
  );
}

/**
 * Creates the schema of the product list, which the server sends as `result`: {@link Carrier}s. Missing products are an
 * empty list, and `null` counts as missing. `log` is called with a summary of what is omitted from a list.
 */
export function createCarrierListSchema(
  log?: (message: string) => void,
): v.GenericSchema<unknown, Carrier[]> {
  const category = v.object({
    Categoria: label,
    productos: v.nullish(createList(productSchema, log), []),
  });
  const carrier = v.pipe(
    v.object({ name: label, categorias: v.nullish(createList(category, log)) }),
    v.transform(({ name, categorias }): Carrier => (categorias ? { name, categorias } : { name })),
  );
  return createList(carrier, log);
}

/** Schema of the product list, which logs nothing. */
export const carrierListSchema = createCarrierListSchema();
