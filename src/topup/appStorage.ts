import * as v from 'valibot';
import { type Carrier, carrierListSchema, productSchema } from '#api/contract';
import { storageKeys } from '#storage/keys';
import { createStoredValue, type SafeStorage } from '#storage/safeStorage';
import { receiptSchema, transactionSchema } from './receipt';

/** The folio of the last transaction, and the other values of its receipt. The phone number is not stored. */
const detailsSchema = v.object({
  ...v.omit(receiptSchema, ['transaction', 'phone']).entries,
  folio: v.string(),
});

/** The carrier and the category of the top-up, and the id of the choice if a product is chosen. */
const purchaseSchema = v.object({
  id: v.optional(v.pipe(v.string(), v.nonEmpty())),
  carrier: v.pipe(v.string(), v.nonEmpty()),
  category: v.pipe(v.number(), v.integer(), v.minValue(0)),
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
    /** The chosen product only. */
    selection: createStoredValue(store, storageKeys.selection, productSchema),
    /** The last transaction. */
    transaction: createStoredValue(store, storageKeys.transaction, transactionSchema),
    /** The details of the last transaction. */
    receiptDetails: createStoredValue(store, storageKeys.receiptDetails, detailsSchema),
    /** The purchase of the chosen product. Browsers copy both to a tab that the page opens. */
    purchase: createStoredValue(store, storageKeys.purchase, purchaseSchema),
    /** The keys of the recently paid purchases, shared by all tabs (`purchases.ts`). */
    paidPurchases: createStoredValue(lastingStore, storageKeys.paidPurchases, v.array(v.string())),
  };
}

/** The values that persist between screens, in session or local storage. Its methods never throw. */
export type AppStorage = ReturnType<typeof createAppStorage>;
