import * as v from 'valibot';
import { type Envelope, envelopeSchema } from './envelope';

/** A thing to buy: one price with what it brings. */
export interface Product {
  /** Identifies the product over all carriers. Never empty. */
  sku: string;
  /** Price in the carrier's currency: finite, zero or more. */
  precio: number;
  /** What the buyer reads on the button. */
  descripcion: string;
  /** Validity in days, above zero. Missing where the server gives none. */
  vigencia?: number;
}

/** A named group of a carrier's products. */
export interface Category {
  /** The category's name, as the buyer reads it. Never empty. */
  Categoria: string;
  productos: Product[];
}

/** An entry of the product list: a carrier with its categories. */
export interface Carrier {
  /** Identifies the carrier in addresses and themes. Never empty; spaces around it are dropped. */
  name: string;
  categorias?: Category[];
}

/** The answer of the product list. */
export type ProductListResponse = Envelope<Carrier[]>;

/**
 * How much of a list is taken. It is far beyond what any operator sells, and there lest a mistaken
 * or hostile list freezes the page: what goes beyond is left out and logged.
 */
export const LIMITS = {
  /** Carriers of a list. */
  carriers: 1000,
  /** Categories of a carrier. */
  categories: 200,
  /** Products of a category. */
  products: 10_000,
  /** Letters of a name or a description. */
  letters: 20_000,
} as const;

/** Problems that one note names before it only counts them. */
const PROBLEMS_SHOWN = 5;
const PROBLEM_LENGTH = 200;

// Half a surrogate pair is no letter, and throws where an address is made of it.
const text = v.pipe(
  v.string(),
  v.maxLength(LIMITS.letters),
  v.transform((letters) => letters.replace(/\p{Cs}/gu, '\uFFFD')),
);
const label = v.pipe(text, v.trim(), v.nonEmpty());
const amount = v.pipe(v.number(), v.finite(), v.minValue(0));

/** Schema of {@link Product}. A `vigencia` of `null` or 0 counts as none. */
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

/** A category but for its products, which are read one by one. Missing ones count as an empty list. */
const categorySchema = v.object({
  Categoria: label,
  productos: v.nullish(v.array(v.unknown()), []),
});

/** A carrier but for its categories, which are read one by one. `null` counts as none. */
const carrierSchema = v.object({ name: label, categorias: v.nullish(v.array(v.unknown())) });

/** Takes down what is wrong with an entry, and where. */
type Note = (place: string, problem: string) => void;

/** Reads an entry of a list; `undefined` for one that is left out. */
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
 * Makes the schema of the product list: what the server sends under `result`. Of its carriers,
 * categories and products those outside the contract, or beyond {@link LIMITS}, are left out and the
 * others stay; `log` hears of it, in one note for the whole list.
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

/** Schema of the product list, which keeps what is good and says nothing of the rest. */
export const carrierListSchema = createCarrierListSchema();

/** Schema of {@link ProductListResponse}. */
export const productListResponseSchema: v.GenericSchema<unknown, ProductListResponse> =
  envelopeSchema(carrierListSchema);
