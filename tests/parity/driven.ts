/**
 * Stories, by their file and name, whose state is in no address, storage or history entry, since their
 * `play` makes it: the end-to-end tests drive the app to it instead.
 */
const driven: readonly { pattern: RegExp; by: string }[] = [
  {
    pattern:
      / > (Phone|Product|Cardholder|Card|Expiry|Cvv) (Missing|Short|Gone)$| > Warning Mended$/,
    by: 'A press on Pay with a field that is not right.',
  },
  {
    pattern: /Carrier\.stories\.tsx > (No Products|Failed Request)$/,
    by: 'A press on Pay without a product to choose.',
  },
  { pattern: / > (Language Switched|In Another Language)$/, by: 'Another language is chosen.' },
  { pattern: / > (Not Available|Method Tried Out)$/, by: 'Another method is chosen.' },
  { pattern: /ReceiptView\.stories\.tsx > Default$/, by: 'Only a payment knows the cardholder.' },
  {
    pattern: / > (Shared|Share Cancelled|Copied|Copy Failed)$/,
    by: 'The receipt is shared.',
  },
  {
    pattern: /Sections\.stories\.tsx > (Welcome|Services In Words|Ways To Reach Us)$/,
    by: 'Pictures are moved on, and the map is asked for.',
  },
  { pattern: /Sections\.stories\.tsx > Hostile Bills$/, by: 'The server has other bills.' },
  { pattern: /Landing\.stories\.tsx > Many Carriers$/, by: 'The reader scrolls.' },
  { pattern: / > Excluded Names$/, by: 'It is a setting of the build.' },
  { pattern: /PageNotices\.stories\.tsx > /, by: 'The network goes and comes back.' },
  { pattern: /NewVersionOffer\.stories\.tsx > /, by: 'A new version is deployed.' },
  { pattern: /ErrorPage\.stories\.tsx > Default$/, by: 'A part of the app does not arrive.' },
];

/** Whether the state of a story is one that only its `play` makes. */
export function isDriven(file: string, name: string): boolean {
  return driven.some(({ pattern }) => pattern.test(`${file} > ${name}`));
}
