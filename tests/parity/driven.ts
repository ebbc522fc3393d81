/**
 * Stories whose state is in no address, storage or history entry, since their `play` makes it: the
 * end-to-end tests drive the app to it instead.
 */
export const driven: readonly { pattern: RegExp; by: string }[] = [
  {
    pattern: /--(phone|product|cardholder|card|expiry|cvv)-(missing|short|gone)$|--warning-mended$/,
    by: 'A press on Pay with a field that is not right.',
  },
  {
    pattern: /^screens-carrier--(no-products|failed-request)$/,
    by: 'A press on Pay without a product to choose.',
  },
  { pattern: /--(language-switched|in-another-language)$/, by: 'Another language is chosen.' },
  {
    pattern: /^screens-payment--(not-available|method-tried-out)$/,
    by: 'Another method is chosen.',
  },
  { pattern: /^screens-receipt--default$/, by: 'Only a payment knows the cardholder.' },
  {
    pattern: /^screens-receipt--(shared|share-cancelled|copied|copy-failed)$/,
    by: 'The receipt is shared.',
  },
  {
    pattern: /^screens-landing-sections--(welcome|services-in-words|ways-to-reach-us)$/,
    by: 'Pictures are moved on, and the map is asked for.',
  },
  { pattern: /^screens-landing--many-carriers$/, by: 'The reader scrolls.' },
  { pattern: /^screens-products--excluded-names$/, by: 'It is a setting of the build.' },
  { pattern: /^screens-page-notices--/, by: 'The network goes and comes back.' },
  { pattern: /^screens-error--default$/, by: 'A part of the app does not arrive.' },
];
