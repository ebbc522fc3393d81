import * as v from 'valibot';
import { type Envelope, envelopeSchema } from './envelope.ts';

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
  characters: 20_000,
} as const;

/** The number of problems that a log message lists. It only counts the others. */
const PROBLEMS_SHOWN = 5;
const PROBLEM_LENGTH = 200;

// A lone surrogate is not a valid character, and `encodeURIComponent` throws for it.
const text = v.pipe(
  v.string(),
  v.maxLength(LIMITS.characters),
  v.transform((value) => value.replace(/\p{Cs}/gu, '\uFFFD')),
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

/** Records a problem of an item, and its path. */
type Report = (path: string, problem: string) => void;

/** Parses an item of a list. Returns `undefined` for an item to omit. */
type Parser<T> = (item: unknown, path: string, report: Report) => T | undefined;

function parseWith<T>(schema: v.GenericSchema<unknown, T>): Parser<T> {
  return (item, path, report) => {
    const parsed = v.safeParse(schema, item, { abortEarly: true });
    if (parsed.success) return parsed.output;
    const [issue] = parsed.issues;
    report([path, v.getDotPath(issue)].filter(Boolean).join('.'), issue.message);
    return undefined;
  };
}

interface ListRules<T> {
  parse: Parser<T>;
  max: number;
}

function parseList<T>(
  items: readonly unknown[],
  { parse, max }: ListRules<T>,
  path: string,
  report: Report,
): T[] {
  if (items.length > max) {
    report(path, `${String(items.length)} items, of which only the first ${String(max)} are used`);
  }
  return items
    .slice(0, max)
    .map((item, index) => parse(item, `${path}.${String(index)}`, report))
    .filter((item) => item !== undefined);
}

const products: ListRules<Product> = { parse: parseWith(productSchema), max: LIMITS.products };

const categories: ListRules<Category> = {
  max: LIMITS.categories,
  parse(item, path, report) {
    const category = parseWith(categorySchema)(item, path, report);
    return (
      category && {
        ...category,
        productos: parseList(category.productos, products, `${path}.productos`, report),
      }
    );
  },
};

const carriers: ListRules<Carrier> = {
  max: LIMITS.carriers,
  parse(item, path, report) {
    const carrier = parseWith(carrierSchema)(item, path, report);
    if (carrier === undefined) return undefined;
    const { name, categorias } = carrier;
    return categorias
      ? { name, categorias: parseList(categorias, categories, `${path}.categorias`, report) }
      : { name };
  },
};

/**
 * Creates the schema of the product list, which the server sends as `result`. The schema omits carriers,
 * categories and products that violate the contract or exceed {@link LIMITS}, and keeps the others. It
 * calls `log` once per list with a summary of what it omitted.
 */
export function createCarrierListSchema(
  log?: (message: string) => void,
): v.GenericSchema<unknown, Carrier[]> {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((items) => {
      const omitted: string[] = [];
      let count = 0;
      const valid = parseList(items, carriers, 'result', (path, problem) => {
        count += 1;
        if (count <= PROBLEMS_SHOWN) omitted.push(`${path}: ${problem}`.slice(0, PROBLEM_LENGTH));
      });
      if (count > PROBLEMS_SHOWN) omitted.push(`and ${String(count - PROBLEMS_SHOWN)} more`);
      if (count > 0) log?.(`Omitted from the product list: ${omitted.join('; ')}.`);
      return valid;
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
