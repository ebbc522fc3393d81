/** The keys of Web Storage that the page reads before the app starts, and the app writes. */
export const storageKeys = {
  /** The product list of this visit (requirements §3). */
  products: 'products',
  /** The purchase of the chosen product. */
  purchase: 'purchase',
  /** The last transaction (requirements §3). */
  transaction: 'responseTransaction',
  /** The top-ups that the user asked to remember. */
  remembered: 'remembered',
  /** The colour scheme that the user chose. */
  scheme: 'scheme',
  /** The height of the page before a reload, in px, and its path. */
  height: 'pageHeight',
} as const;
