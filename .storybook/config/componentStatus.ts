/** The status of a component. */
export interface Status {
  /**
   * Whether it is stable, new since the last version, or deprecated.
   * @default 'stable'
   */
  status?: 'stable' | 'new' | 'deprecated';
  /** The changes since the last version, for developers who use it. */
  changes?: readonly string[];
}

const maskedField: Status = {
  changes: [
    '`ref` is the visible input, whose `value` is the formatted text. A form gets the raw value from `FormData`.',
    '`onChange` is called with the raw value, and `onBlur` with the event of the input. With react-hook-form, use `useController` or `Controller`, not `register`.',
  ],
};

/** The status of each component by name; a component that is not listed is stable and unchanged. */
export const componentStatus: Readonly<Record<string, Status>> = {
  Band: { status: 'new' },
  BrandBar: { changes: ['`nav` is the navigation in its centre.'] },
  Bunting: { status: 'new' },
  Button: { changes: ['`pending` ignores presses.', '`surface` inverts it on the brand.'] },
  CardNumberField: maskedField,
  CardholderField: maskedField,
  CarrierLogo: { changes: ['`theme` shows the logo of a theme that is not included.'] },
  CarrierTile: { changes: ['`theme` shows the tile of a theme that is not included.'] },
  CvvField: maskedField,
  ExpiryField: maskedField,
  InfoTile: { changes: ['It is a column from 900 px on.'] },
  LinkTabs: { status: 'new' },
  Notice: { changes: ['Its background is yellow in every theme.'] },
  NotificationRegion: {
    changes: [
      '`notify` with the key of an active notification replaces title and message together.',
      'It covers the header from 900 px on, and starts below the first row of the header on phones.',
      'It moves away from the focused control. It is the first element of the page.',
      '`Escape` closes the newest notification from anywhere.',
      'The package exports it from `notifications`.',
    ],
  },
  OfferCard: { status: 'new' },
  OrderTicket: { status: 'new' },
  PageFooter: { changes: ['`surface` is a dark band for long pages.', '`home` is optional.'] },
  PageHeader: { changes: ['`edge` can be limited to wide screens.'] },
  Picture: { changes: ['`src`, `width` and `height` replace `name`.'] },
  PayBar: { status: 'new' },
  PaymentReceipt: {
    changes: [
      '`unknown` is the text in place of a value that is not saved.',
      'It lists folio, amount, cardholder and card in this order.',
    ],
  },
  PaymentMethods: {
    changes: ['`defaultValue` makes it uncontrolled.', '`required` needs a selection.'],
  },
  PhoneField: maskedField,
  ProductGroup: { status: 'new' },
  ReceiptHeading: { status: 'new' },
  TextLink: { status: 'new' },
  ThemeProvider: { status: 'new' },
  SectionNav: { changes: ['`current` is an index.'] },
  Skeleton: { changes: ['`outline` is for content that does not exist.'] },
  TileGrid: { status: 'new' },
  TransactionReceipt: { changes: ['`conceptLang` is the language of the concept.'] },
};

/** The status of a component by its name. */
export function statusOf(name: string): Required<Status> {
  return { status: 'stable', changes: [], ...componentStatus[name] };
}

/** The tags for the badges and filters of the sidebar, by the title of the component. */
export function statusTags(title: string): string[] {
  const { status, changes } = statusOf(title.replace(/^.*\//, ''));
  return [...(status === 'stable' ? [] : [status]), ...(changes.length > 0 ? ['changed'] : [])];
}
