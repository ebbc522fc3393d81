import type { Criterion } from './criterion';

/** The criteria of WCAG 2.2, principle 4. */
export const robust: readonly Criterion[] = [
  {
    number: '4.1.2',
    name: 'Name, Role, Value',
    level: 'A',
    axe: [
      'aria-allowed-attr',
      'aria-roles',
      'button-name',
      'label',
      'nested-interactive',
      'select-name',
    ],
    transcripts: ['components-navigation-categorylist--default', 'screens-carrier--default'],
  },
  {
    number: '4.1.3',
    name: 'Status Messages',
    level: 'AA',
    stories: ['components-feedback-notificationregion--default'],
    transcripts: ['screens-carrier--phone-missing'],
  },
];
