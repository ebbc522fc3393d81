/** The keys of Web Storage: what survives a reload, besides what is in the history entry (`historyState.ts`). */
export const storageKeys = {
  // Session storage, until the tab is closed.

  /** The product list of this visit (requirements §3). */
  products: 'products',
  /** The purchase: what is chosen, and the last receipt, both without the phone number. */
  purchase: 'purchase',
  /** A copy of the chosen product (requirements §3). */
  selection: 'pselect',
  /** A copy of the last transaction (requirements §3). */
  transaction: 'responseTransaction',
  /** The height of the page before a reload, in px, and its path. */
  height: 'pageHeight',
  /** Whether the user stopped the image slider. */
  sliderStopped: 'sliderStopped',
  /** The time of the last automatic reload, in milliseconds since 1970. */
  reloadedAt: 'reloadedAt',
  /** Whether the user is still to be notified of an automatic reload. */
  reloadNotice: 'reloadNoticePending',

  // Local storage, until the user clears the data of the site.

  /** The language that the user chose. */
  language: 'language',
  /** The colour scheme that the user chose. */
  scheme: 'scheme',
  /** The last product list of any visit, which is shown without a network. */
  lastProducts: 'lastProducts',
  /** The keys of the recently paid purchases. */
  paidPurchases: 'paidPurchases',
  /** The top-ups that the user asked to remember. */
  remembered: 'remembered',
} as const;
