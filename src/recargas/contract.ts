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

const label = v.pipe(v.string(), v.trim(), v.nonEmpty());
const amount = v.pipe(v.number(), v.finite(), v.minValue(0));

/** Schema of {@link Product}. A `vigencia` of `null` or 0 counts as none. */
export const productSchema = v.pipe(
  v.object({
    sku: v.pipe(v.string(), v.nonEmpty()),
    precio: amount,
    descripcion: v.string(),
    vigencia: v.nullish(amount),
  }),
  v.transform(({ vigencia, ...product }): Product =>
    vigencia ? { ...product, vigencia } : product,
  ),
);

/** Schema of {@link Category}. Missing products count as an empty list. */
const categorySchema = v.object({
  Categoria: label,
  productos: v.nullish(v.array(productSchema), []),
});

/** Schema of {@link Carrier}. Categories of `null` count as none. */
export const carrierSchema = v.pipe(
  v.object({ name: label, categorias: v.nullish(v.array(categorySchema)) }),
  v.transform(({ categorias, ...carrier }): Carrier =>
    categorias ? { ...carrier, categorias } : carrier,
  ),
);

/** Schema of the product list itself: what the server sends under `result`. */
export const carrierListSchema = v.array(carrierSchema);

/** Schema of {@link ProductListResponse}. */
export const productListResponseSchema: v.GenericSchema<unknown, ProductListResponse> =
  envelopeSchema(carrierListSchema);
