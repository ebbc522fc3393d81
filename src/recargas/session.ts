import * as v from 'valibot';
import { type Carrier, carrierListSchema, type Product, productSchema } from './contract';
import {
  createSlot,
  createTextStore,
  type Slot,
  type StorageGetter,
  type TextStore,
} from './storageSlot';

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

/** Whose a transaction was, when and where; the phone's number has no place in a storage. */
export interface TransactionDetails {
  /** The invoice folio of the transaction that this is about. */
  folio: string;
  /** The key of the history entry that it was paid in. */
  entry: string;
  /** When it was paid, in milliseconds since 1970; before that, below zero. */
  paidAt: number;
  /** The carrier's name in the product list; missing where nothing tells it. */
  company?: string | undefined;
  /** The phone's ten digits; missing where the screen was reached without the form before it. */
  phone?: string | undefined;
  /** How many days the top-up is valid; missing where the server does not say. */
  validity?: number | undefined;
}

/** Schema of what of {@link TransactionDetails} may be stored. */
const detailsSchema = v.object({
  folio: v.string(),
  entry: v.string(),
  paidAt: momentSchema,
  company: v.optional(v.string()),
  validity: v.optional(validitySchema),
});

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
  /** What the last transaction does not say of itself: all of it as long as the page lives, then what was stored. */
  details: Slot<TransactionDetails>;
  /** The number last typed for each carrier, by the carrier's name; in memory alone, until the page is left. */
  phones: Map<string, string>;
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
  const productsSchema = v.pipe(carrierListSchema, v.minLength(1));

  return {
    products: createSlot(store, 'products', productsSchema),
    lastProducts: createSlot(createTextStore(getLastingStorage), 'lastProducts', productsSchema),
    selection: createSlot(store, 'pselect', productSchema, (product) =>
      only(productSchema, product),
    ),
    transaction: createSlot(store, 'responseTransaction', transactionSchema, (transaction) =>
      only(transactionSchema, transaction),
    ),
    details: createDetailsSlot(store),
    phones: new Map(),
  };
}

function createDetailsSlot(store: TextStore): Slot<TransactionDetails> {
  const stored = createSlot(store, 'transactionDetails', detailsSchema, (details) =>
    only(detailsSchema, details),
  );
  let latest: TransactionDetails | undefined;
  return {
    read: () => latest ?? stored.read(),
    write(details) {
      latest = details;
      stored.write(details);
    },
    clear() {
      latest = undefined;
      stored.clear();
    },
  };
}

/** The keys of the schema and none else, so that nothing personal slips into the storage. */
function only<T>(schema: v.GenericSchema<unknown, T>, value: T): T | undefined {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? parsed.output : undefined;
}
