/** The steps of a purchase: the title and the id of the story. */
export const purchase = [
  ['Carriers', 'screens-carriers--default'],
  ['Carrier', 'screens-carrier--default'],
  ['Product chosen', 'screens-carrier--product-chosen'],
  ['Payment', 'screens-payment--default'],
  ['Receipt', 'screens-receipt--default'],
] as const;
