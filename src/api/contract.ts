import * as v from 'valibot';
import { type Envelope, envelopeSchema } from './envelope';

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

/** The response of the product list endpoint. */
export type ProductListResponse = Envelope<Carrier[]>;

/**
 * The maximum sizes of a list. They are far beyond what any operator sells, and prevent an invalid or
 * malicious list from freezing the page. Items beyond a limit are omitted and logged.
 */
export const LIMITS = {
  /** Carriers of a list. */
  carriers: 1000,
  /** Categories of a carrier. */
  categories: 200,
  /** Products of a category. */
  products: 10_000,
  /** Characters of a name or a description. */
  letters: 20_000,
} as const;

/** The number of problems that a log message lists. It only counts the others. */
const PROBLEMS_SHOWN = 5;
const PROBLEM_LENGTH = 200;

// A lone surrogate is not a valid character, and `encodeURIComponent` throws for it.
const text = v.pipe(
  v.string(),
  v.maxLength(LIMITS.letters),
  v.transform((letters) => letters.replace(/\p{Cs}/gu, '\uFFFD')),
);
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

/** A category before its products are validated one by one. Missing products count as an empty list. */
const categorySchema = v.object({
  Categoria: label,
  productos: v.nullish(v.array(v.unknown()), []),
});

/** A carrier before its categories are validated one by one. `null` counts as missing. */
const carrierSchema = v.object({ name: label, categorias: v.nullish(v.array(v.unknown())) });

/** Records a problem with an item, and its path. */
type Note = (place: string, problem: string) => void;

/** Parses an item of a list. Returns `undefined` for an item to omit. */
type Reader<T> = (entry: unknown, place: string, note: Note) => T | undefined;

function readBy<T>(schema: v.GenericSchema<unknown, T>): Reader<T> {
  return (entry, place, note) => {
    const parsed = v.safeParse(schema, entry, { abortEarly: true });
    if (parsed.success) return parsed.output;
    const [issue] = parsed.issues;
    note([place, v.getDotPath(issue)].filter(Boolean).join('.'), issue.message);
    return undefined;
  };
}

interface ListRules<T> {
  read: Reader<T>;
  most: number;
}

function parseList<T>(
  entries: readonly unknown[],
  { read, most }: ListRules<T>,
  place: string,
  note: Note,
): T[] {
  if (entries.length > most) {
    note(place, `${String(entries.length)} entries, of which the first ${String(most)} are taken`);
  }
  return entries
    .slice(0, most)
    .map((entry, index) => read(entry, `${place}.${String(index)}`, note))
    .filter((entry) => entry !== undefined);
}

const products: ListRules<Product> = { read: readBy(productSchema), most: LIMITS.products };

const categories: ListRules<Category> = {
  most: LIMITS.categories,
  read(entry, place, note) {
    const category = readBy(categorySchema)(entry, place, note);
    return (
      category && {
        ...category,
        productos: parseList(category.productos, products, `${place}.productos`, note),
      }
    );
  },
};

const carriers: ListRules<Carrier> = {
  most: LIMITS.carriers,
  read(entry, place, note) {
    const carrier = readBy(carrierSchema)(entry, place, note);
    if (carrier === undefined) return undefined;
    const { name, categorias } = carrier;
    return categorias
      ? { name, categorias: parseList(categorias, categories, `${place}.categorias`, note) }
      : { name };
  },
};

/**
 * Creates the schema of the product list, which the server sends as `result`. The schema omits carriers,
 * categories and products that violate the contract or exceed {@link LIMITS}, and keeps the others. It
 * calls `log` once per list with a summary of what it omitted.
 */
export function createCarrierListSchema(
  log?: (note: string) => void,
): v.GenericSchema<unknown, Carrier[]> {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((entries) => {
      const shown: string[] = [];
      let count = 0;
      const good = parseList(entries, carriers, 'result', (place, problem) => {
        count += 1;
        if (count <= PROBLEMS_SHOWN) shown.push(`${place}: ${problem}`.slice(0, PROBLEM_LENGTH));
      });
      if (count > PROBLEMS_SHOWN) shown.push(`and ${String(count - PROBLEMS_SHOWN)} more`);
      if (count > 0) log?.(`Left out of the product list: ${shown.join('; ')}.`);
      return good;
    }),
  );
}

/** Schema of the product list, which omits invalid items and logs nothing. */
export const carrierListSchema = createCarrierListSchema();

/** Schema of {@link ProductListResponse}. */
export const productListResponseSchema: v.GenericSchema<unknown, ProductListResponse> =
  envelopeSchema(carrierListSchema);

/** Schema of {@link Category} that rejects the category if one product violates the contract. */
export const strictCategorySchema = v.object({
  ...categorySchema.entries,
  productos: v.nullish(v.pipe(v.array(productSchema), v.maxLength(LIMITS.products)), []),
});

/** Schema of {@link Carrier} that rejects the carrier if one of its categories violates the contract. */
export const strictCarrierSchema = v.object({
  ...carrierSchema.entries,
  categorias: v.nullish(v.pipe(v.array(strictCategorySchema), v.maxLength(LIMITS.categories))),
});

/**
 * Schema of the product list that rejects the list if one item violates the contract. It is for the
 * contract run and the API description: the app uses the tolerant {@link carrierListSchema}.
 */
export const strictCarrierListSchema = v.pipe(
  v.array(strictCarrierSchema),
  v.maxLength(LIMITS.carriers),
);
