import * as v from 'valibot';
import { type Carrier, carrierListSchema, productSchema } from '../api/contract';
import { storageKeys } from './keys';
import {
  createSafeStorage,
  createStoredValue,
  type SafeStorage,
  type StorageGetter,
} from './safeStorage';

/** Schema of {@link Transaction}. Unknown keys are dropped. */
export const transactionSchema = v.object({
  code: v.literal(0),
  /** Invoice folio: ten letters and digits. */
  folio: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{10}$/)),
  /** Recharge folio: six digits. */
  folioRecarga: v.pipe(v.string(), v.regex(/^[0-9]{6}$/)),
  /** Amount in the carrier's currency. */
  monto: v.pipe(v.number(), v.finite(), v.minValue(0)),
  /** The description of the product. */
  concepto: v.string(),
});

/** The last transaction, stored as `responseTransaction`. It has no data of the card or its holder. */
export type Transaction = v.InferOutput<typeof transactionSchema>;

/** The maximum time value of a `Date`, in milliseconds since 1970. */
const MAX_TIME = 8.64e15;

/** Schema of a time in milliseconds since 1970. Earlier times are negative. */
export const momentSchema = v.pipe(v.number(), v.minValue(-MAX_TIME), v.maxValue(MAX_TIME));

/** Schema of a validity in days, greater than zero. */
export const validitySchema = v.pipe(v.number(), v.finite(), v.minValue(Number.MIN_VALUE));

/**
 * The details of the last transaction: its folio, the key of the history entry in which it was paid, the
 * time of the payment (in milliseconds since 1970), the carrier's name and the validity in days. The
 * phone number is never stored.
 */
const detailsSchema = v.object({
  folio: v.string(),
  historyKey: v.string(),
  paidAt: momentSchema,
  carrier: v.optional(v.string()),
  validity: v.optional(validitySchema),
});

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
) {
  const store = createSafeStorage(getStorage);
  const lastingStore = createSafeStorage(getLastingStorage);
  const productsSchema = v.pipe(carrierListSchema, v.minLength(1));
  // The `result` of the server is stored as it is, and validated by the contract when it is read.
  const createProducts = (target: SafeStorage, key: string) =>
    createStoredValue<Carrier[], unknown>(target, key, productsSchema, v.unknown());

  return {
    /** The product list. An empty list counts as missing. */
    products: createProducts(store, storageKeys.products),
    /** The last product list of any visit. It is shown without a network. */
    lastProducts: createProducts(lastingStore, 'lastProducts'),
    /** The chosen product only. */
    selection: createStoredValue(store, 'pselect', productSchema),
    /** The last transaction. */
    transaction: createStoredValue(store, storageKeys.transaction, transactionSchema),
    /** The details of the last transaction. */
    details: createStoredValue(store, 'transactionDetails', detailsSchema),
    /** The id of the purchase of the chosen product. Browsers copy both to a tab that the page opens. */
    purchase: createStoredValue(store, 'purchase', v.pipe(v.string(), v.nonEmpty())),
    /** The ids of the recently paid purchases, shared by all tabs. */
    paidPurchases: createStoredValue(lastingStore, 'paidPurchases', v.array(v.string())),
  };
}

/** The values that persist between screens, in session or local storage. Its methods never throw. */
export type AppStorage = ReturnType<typeof createAppStorage>;
