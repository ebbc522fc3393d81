import * as v from 'valibot';
import { type Carrier, carrierListSchema, type Product, productSchema } from './contract';
import { createSlot, createTextStore, type Slot, type StorageGetter } from './storageSlot';

/** The last transaction, as kept under `responseTransaction`. Nothing of the card or its holder. */
export interface Transaction {
  code: 0;
  /** Invoice folio: ten letters and digits. */
  folio: string;
  /** Recharge folio: six digits. */
  folioRecarga: string;
  /** Amount in the carrier's currency. */
  monto: number;
  /** What was bought. */
  concepto: string;
}

/** Schema of {@link Transaction}; every other key is dropped. */
export const transactionSchema: v.GenericSchema<unknown, Transaction> = v.object({
  code: v.literal(0),
  folio: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{10}$/)),
  folioRecarga: v.pipe(v.string(), v.regex(/^[0-9]{6}$/)),
  monto: v.pipe(v.number(), v.finite(), v.minValue(0)),
  concepto: v.string(),
});

/** The furthest moment that dates reach, in milliseconds since 1970. */
const LAST_MOMENT = 8.64e15;

/** Schema of a moment in milliseconds since 1970; before that, below zero. */
export const momentSchema = v.pipe(v.number(), v.minValue(-LAST_MOMENT), v.maxValue(LAST_MOMENT));

/** Schema of a validity in days, above zero. */
export const validitySchema = v.pipe(v.number(), v.finite(), v.minValue(Number.MIN_VALUE));

const detailsSchema = v.object({
  folio: v.string(),
  entry: v.string(),
  paidAt: momentSchema,
  carrier: v.optional(v.string()),
  validity: v.optional(validitySchema),
});

/**
 * What the last transaction does not say: the folio of the transaction, the key of the history entry in
 * which it was paid, when it was paid (in milliseconds since 1970), the carrier's name and the validity
 * in days. A phone number has no place in storage.
 */
export type TransactionDetails = v.InferOutput<typeof detailsSchema>;

/** What the visit remembers between screens. Nothing here throws, whatever the storage does. */
export interface SessionStore {
  /**
   * The product list: written as the server sent it under `result`, read through the contract. An
   * empty list counts as none.
   */
  products: Slot<Carrier[], unknown>;
  /** The last product list of any visit, in the same form: what is left to show without a network. */
  lastProducts: Slot<Carrier[], unknown>;
  /** The chosen product, and nothing but the product. */
  selection: Slot<Product>;
  /** The last transaction. */
  transaction: Slot<Transaction>;
  /** What the last transaction does not say. */
  details: Slot<TransactionDetails>;
  /** The id of the purchase that the chosen product is for; copied with it to a tab that the page opens. */
  purchase: Slot<string>;
  /** The ids of the purchases that were paid lately, shared by all tabs. */
  paidPurchases: Slot<string[]>;
}

/**
 * Creates the session store over Web Storage, with the keys of spec §3. Without storage, or where
 * it throws, is full or swallows writes, the store goes on in memory until the page is left.
 *
 * A value which breaks its schema is not kept: it reads as none.
 *
 * `getLastingStorage` gives the storage of what outlives the visit.
 */
export function createSessionStore(
  getStorage: StorageGetter,
  getLastingStorage: StorageGetter = () => undefined,
): SessionStore {
  const store = createTextStore(getStorage);
  const lastingStore = createTextStore(getLastingStorage);
  const productsSchema = v.pipe(carrierListSchema, v.minLength(1));

  return {
    products: createSlot(store, 'products', productsSchema),
    lastProducts: createSlot(lastingStore, 'lastProducts', productsSchema),
    selection: createSlot(store, 'pselect', productSchema, (product) =>
      only(productSchema, product),
    ),
    transaction: createSlot(store, 'responseTransaction', transactionSchema, (transaction) =>
      only(transactionSchema, transaction),
    ),
    details: createSlot(store, 'transactionDetails', detailsSchema, (details) =>
      only(detailsSchema, details),
    ),
    purchase: createSlot(store, 'purchase', v.pipe(v.string(), v.nonEmpty())),
    paidPurchases: createSlot(lastingStore, 'paidPurchases', v.array(v.string())),
  };
}

/** The keys of the schema and none else, so that nothing personal slips into the storage. */
function only<T>(schema: v.GenericSchema<unknown, T>, value: T): T | undefined {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? parsed.output : undefined;
}
