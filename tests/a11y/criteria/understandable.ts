import type { Criterion } from './criterion';

const receipt = 'tests/e2e/receipt.test.ts';
const topUp = 'tests/e2e/topUp.test.ts';

/** The criteria of WCAG 2.2, principle 3. */
export const understandable: readonly Criterion[] = [
  {
    number: '3.1.1',
    name: 'Language of Page',
    level: 'A',
    axe: ['html-has-lang', 'html-lang-valid'],
    tests: [[topUp, 'keeps the language, the lang attribute and the title after a reload']],
  },
  {
    number: '3.1.2',
    name: 'Language of Parts',
    level: 'AA',
    axe: ['valid-lang'],
    stories: ['screens-landing--server-texts', 'screens-carrier--product-chosen'],
  },
  {
    number: '3.2.1',
    name: 'On Focus',
    level: 'A',
  },
  {
    number: '3.2.2',
    name: 'On Input',
    level: 'A',
    stories: ['flows-top-up--language-switched', 'components-fields-paymentmethods--default'],
    transcripts: ['flows-keyboard-only--default'],
  },
  {
    number: '3.2.3',
    name: 'Consistent Navigation',
    level: 'AA',
    transcripts: [
      'screens-products--default',
      'screens-carrier--default',
      'screens-receipt--default',
    ],
  },
  {
    number: '3.2.4',
    name: 'Consistent Identification',
    level: 'AA',
    transcripts: [
      'screens-carrier--default',
      'screens-payment--default',
      'screens-receipt--default',
    ],
  },
  {
    number: '3.2.6',
    name: 'Consistent Help',
    level: 'A',
  },
  {
    number: '3.3.1',
    name: 'Error Identification',
    level: 'A',
    stories: [
      'screens-carrier--phone-missing',
      'screens-payment--cardholder-missing',
      'flows-top-up--warnings-in-order',
    ],
    transcripts: ['screens-payment--cardholder-missing'],
  },
  {
    number: '3.3.2',
    name: 'Labels or Instructions',
    level: 'A',
    axe: ['form-field-multiple-labels'],
    transcripts: ['screens-carrier--default', 'screens-payment--default'],
  },
  {
    number: '3.3.3',
    name: 'Error Suggestion',
    level: 'AA',
    stories: ['screens-payment--expiry-missing', 'screens-carrier--phone-missing'],
  },
  {
    number: '3.3.4',
    name: 'Error Prevention (Legal, Financial, Data)',
    level: 'AA',
    stories: ['screens-payment--default'],
    transcripts: ['screens-payment--default'],
    tests: [
      [topUp, 'creates one receipt on a double click, and shows it after a reload'],
      [receipt, 'is not paid twice after %s'],
    ],
    remark:
      'The payment screen shows the number, package and amount, with links that change them. Nothing is charged.',
  },
  {
    number: '3.3.7',
    name: 'Redundant Entry',
    level: 'A',
    tests: [
      ['tests/e2e/visit.test.ts', 'keep the purchase on the payment screen, but no card data'],
    ],
    remark:
      'The phone number is entered once. After a reload the card is entered again, for security.',
  },
  {
    number: '3.3.8',
    name: 'Accessible Authentication (Minimum)',
    level: 'AA',
    notApplicable: 'No screen asks the user to log in.',
  },
];
