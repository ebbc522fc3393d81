import * as v from 'valibot';
import { type Carrier, carrierListSchema, productSchema } from '#api/contract';
import { storageKeys } from '#storage/keys';
import { createStoredValue, type SafeStorage } from '#storage/safeStorage';
import { receiptSchema, transactionSchema } from './receipt';

/** The purchase: the choices of a top-up except its phone number, and the last receipt without its phone number. */
const purchaseSchema = v.object({
  id: v.optional(v.pipe(v.string(), v.nonEmpty())),
  carrier: v.string(),
  category: v.pipe(v.number(), v.integer(), v.minValue(0)),
  product: v.optional(productSchema),
  sku: v.optional(v.string()),
  receipt: v.optional(v.omit(receiptSchema, ['phone'])),
});

/**
 * Creates the storage of the app, with the keys of requirements §3. A value that violates its schema is not stored, and
 * reads as `undefined`. Unknown keys are not stored, so that no personal data is. `lastingStore` has the values that
 * outlast the visit.
 */
export function createAppStorage(store: SafeStorage, lastingStore = store) {
  const productsSchema = v.pipe(carrierListSchema, v.minLength(1));
  // The `result` of the server is stored as it is, and validated by the contract when it is read.
  const createProducts = (target: SafeStorage, key: string) =>
    createStoredValue<Carrier[], unknown>(target, key, productsSchema, v.unknown());

  return {
    /** The product list. An empty list counts as missing. */
    products: createProducts(store, storageKeys.products),
    /** The last product list of any visit. It is shown without a network. */
    lastProducts: createProducts(lastingStore, storageKeys.lastProducts),
    /** The purchase. Browsers copy it to a tab that the page opens. */
    purchase: createStoredValue(store, storageKeys.purchase, purchaseSchema),
    /** A copy of the chosen product, which is read if there is no purchase. */
    selection: createStoredValue(store, storageKeys.selection, productSchema),
    /** A copy of the last transaction. */
    transaction: createStoredValue(store, storageKeys.transaction, transactionSchema),
    /** The keys of the recently paid purchases, shared by all tabs (`purchases.ts`). */
    paidPurchases: createStoredValue(lastingStore, storageKeys.paidPurchases, v.array(v.string())),
  };
}

/** The values that persist between screens, in session or local storage. Its methods never throw. */
export type AppStorage = ReturnType<typeof createAppStorage>;
