/** The status of a component. */
export interface Standing {
  /**
   * Whether it can be relied on, is younger than the last version, or is on its way out.
   * @default 'stable'
   */
  status?: 'stable' | 'new' | 'deprecated';
  /** What changed since the last version, for those who use it. */
  changes?: readonly string[];
}

const maskedField: Standing = {
  changes: [
    'Its `ref` is the visible input, whose `value` reads what it shows; a form gets the raw value from `FormData`.',
    '`onChange` is called with the raw value, and `onBlur` with the event of the input. With react-hook-form it is used by `useController` or `Controller`, not by `register`.',
  ],
};

/** The status of each component by name; a component that is not listed is stable and unchanged. */
export const componentStatus: Readonly<Record<string, Standing>> = {
  CardNumberField: maskedField,
  CardholderField: maskedField,
  CvvField: maskedField,
  ExpiryField: maskedField,
  InfoTile: { changes: ['It is a column from 900 px on.'] },
  Notice: { changes: ['It stands on a yellow ground, whatever the theme.'] },
  NotificationRegion: {
    changes: [
      '`notify` with the key of an active notification replaces title and message together.',
      'It is in the header’s band from 900 px on, and below the header’s first row on phones.',
      'It moves away from the focused control, and is the first element of the page.',
      '`Escape` closes the newest notification from anywhere.',
      'The package exports it from `notifications`.',
    ],
  },
  PageHeader: { changes: ['Its `edge` can be for wide screens alone.'] },
  PaymentReceipt: {
    changes: [
      'It takes `unknown`, the remark in the place of what is not saved.',
      'It lists folio, amount, cardholder and card in this order.',
    ],
  },
  PaymentMethods: { changes: ['Its `name` is that of the radios.'] },
  PhoneField: maskedField,
  TransactionReceipt: { changes: ['It takes `conceptLang`, the language of the concept.'] },
};

/** The status of a component by its name. */
export function statusOf(name: string): Required<Standing> {
  return { status: 'stable', changes: [], ...componentStatus[name] };
}

/** The tags by which the catalogue marks and filters a component, by its title. */
export function standingTags(title: string): string[] {
  const { status, changes } = statusOf(title.replace(/^.*\//, ''));
  return [...(status === 'stable' ? [] : [status]), ...(changes.length > 0 ? ['changed'] : [])];
}
