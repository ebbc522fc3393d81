import * as v from 'valibot';
import { type Carrier, carrierListSchema, type Product, productSchema } from '../api/contract';
import { storageKeys } from './keys';
import {
  createSafeStorage,
  createStoredValue,
  type StorageGetter,
  type StoredValue,
} from './safeStorage';

/** The last transaction, stored as `responseTransaction`. It has no data of the card or its holder. */
export interface Transaction {
  code: 0;
  /** Invoice folio: ten letters and digits. */
  folio: string;
  /** Recharge folio: six digits. */
  folioRecarga: string;
  /** Amount in the carrier's currency. */
  monto: number;
  /** The description of the product. */
  concepto: string;
}

/** Schema of {@link Transaction}. Unknown keys are dropped. */
export const transactionSchema: v.GenericSchema<unknown, Transaction> = v.object({
  code: v.literal(0),
  folio: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{10}$/)),
  folioRecarga: v.pipe(v.string(), v.regex(/^[0-9]{6}$/)),
  monto: v.pipe(v.number(), v.finite(), v.minValue(0)),
  concepto: v.string(),
});

/** The maximum time value of a `Date`, in milliseconds since 1970. */
const MAX_TIME = 8.64e15;

/** Schema of a time in milliseconds since 1970. Earlier times are negative. */
export const momentSchema = v.pipe(v.number(), v.minValue(-MAX_TIME), v.maxValue(MAX_TIME));

/** Schema of a validity in days, greater than zero. */
export const validitySchema = v.pipe(v.number(), v.finite(), v.minValue(Number.MIN_VALUE));

const detailsSchema = v.object({
  folio: v.string(),
  historyKey: v.string(),
  paidAt: momentSchema,
  carrier: v.optional(v.string()),
  validity: v.optional(validitySchema),
});

/**
 * The details of the last transaction: its folio, the key of the history entry in which it was paid, the
 * time of the payment (in milliseconds since 1970), the carrier's name and the validity in days. The
 * phone number is never stored.
 */
export type TransactionDetails = v.InferOutput<typeof detailsSchema>;

/** The values that persist between screens, in session or local storage. Its methods never throw, even if the storage does. */
export interface AppStorage {
  /**
   * The product list: written as the unvalidated `result` of the server, and validated by the contract
   * when it is read. An empty list counts as missing.
   */
  products: StoredValue<Carrier[], unknown>;
  /** The last product list of any visit, in the same form. It is shown without a network. */
  lastProducts: StoredValue<Carrier[], unknown>;
  /** The chosen product only. */
  selection: StoredValue<Product>;
  /** The last transaction. */
  transaction: StoredValue<Transaction>;
  /** The details of the last transaction. */
  details: StoredValue<TransactionDetails>;
  /** The id of the purchase of the chosen product. Browsers copy both to a tab that the page opens. */
  purchase: StoredValue<string>;
  /** The ids of the recently paid purchases, shared by all tabs. */
  paidPurchases: StoredValue<string[]>;
}

/**
 * Creates the storage of the app over Web Storage, with the keys of requirements §3. If storage is missing or
 * full, throws or ignores writes, it uses memory until the page unloads.
 *
 * A value that violates its schema is not stored, and reads as `undefined`. Unknown keys are not stored, so that no
 * personal data is. `getLastingStorage` returns the storage of values that outlast the visit.
 */
export function createAppStorage(
  getStorage: StorageGetter,
  getLastingStorage: StorageGetter = () => undefined,
): AppStorage {
  const store = createSafeStorage(getStorage);
  const lastingStore = createSafeStorage(getLastingStorage);
  const productsSchema = v.pipe(carrierListSchema, v.minLength(1));

  const raw = v.unknown();

  return {
    products: createStoredValue(store, storageKeys.products, productsSchema, raw),
    lastProducts: createStoredValue(lastingStore, 'lastProducts', productsSchema, raw),
    selection: createStoredValue(store, 'pselect', productSchema),
    transaction: createStoredValue(store, storageKeys.transaction, transactionSchema),
    details: createStoredValue(store, 'transactionDetails', detailsSchema),
    purchase: createStoredValue(store, 'purchase', v.pipe(v.string(), v.nonEmpty())),
    paidPurchases: createStoredValue(lastingStore, 'paidPurchases', v.array(v.string())),
  };
}
