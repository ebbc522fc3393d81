import * as v from 'valibot';
import { type Carrier, carrierListSchema, type Product, productSchema } from '../api/contract';
import {
  createStoredValue,
  createSafeStorage,
  type StoredValue,
  type StorageGetter,
} from './safeStorage';

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
  products: StoredValue<Carrier[], unknown>;
  /** The last product list of any visit, in the same form: what is left to show without a network. */
  lastProducts: StoredValue<Carrier[], unknown>;
  /** The chosen product, and nothing but the product. */
  selection: StoredValue<Product>;
  /** The last transaction. */
  transaction: StoredValue<Transaction>;
  /** What the last transaction does not say. */
  details: StoredValue<TransactionDetails>;
  /** The id of the purchase that the chosen product is for; copied with it to a tab that the page opens. */
  purchase: StoredValue<string>;
  /** The ids of the purchases that were paid lately, shared by all tabs. */
  paidPurchases: StoredValue<string[]>;
}

/**
 * Creates the session store over Web Storage, with the keys of requirements §3. Without storage, or where
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
  const store = createSafeStorage(getStorage);
  const lastingStore = createSafeStorage(getLastingStorage);
  const productsSchema = v.pipe(carrierListSchema, v.minLength(1));

  return {
    products: createStoredValue(store, 'products', productsSchema),
    lastProducts: createStoredValue(lastingStore, 'lastProducts', productsSchema),
    selection: createStoredValue(store, 'pselect', productSchema, (product) =>
      only(productSchema, product),
    ),
    transaction: createStoredValue(store, 'responseTransaction', transactionSchema, (transaction) =>
      only(transactionSchema, transaction),
    ),
    details: createStoredValue(store, 'transactionDetails', detailsSchema, (details) =>
      only(detailsSchema, details),
    ),
    purchase: createStoredValue(store, 'purchase', v.pipe(v.string(), v.nonEmpty())),
    paidPurchases: createStoredValue(lastingStore, 'paidPurchases', v.array(v.string())),
  };
}

/** The keys of the schema and none else, so that nothing personal slips into the storage. */
function only<T>(schema: v.GenericSchema<unknown, T>, value: T): T | undefined {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? parsed.output : undefined;
}
