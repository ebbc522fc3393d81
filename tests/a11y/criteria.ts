/** A check by hand: the date, and what was done. */
export interface HandCheck {
  /** The date, `YYYY-MM-DD`. */
  on: string;
  /** What was done, and what it showed. */
  how: string;
}

/**
 * A success criterion of WCAG 2.2 at level A or AA, with what proves it. A criterion without a proof and
 * without `notApplicable` is not checked.
 */
export interface Criterion {
  /** The number, such as `1.4.3`. */
  number: string;
  /** The name, as in WCAG. */
  name: string;
  /** The level of conformance. */
  level: 'A' | 'AA';
  /** Why the criterion does not apply. */
  notApplicable?: string;
  /** Rules of axe that run on each story. */
  axe?: readonly string[];
  /** Ids of stories whose play asserts it. */
  stories?: readonly string[];
  /** Ids of stories whose transcripts show it, in `tests/a11y/references`. */
  transcripts?: readonly string[];
  /** Uses of colour pairs in `src/theme/contrast.ts`, which are measured in each theme. */
  contrast?: readonly string[];
  /** Tests: the file, and a title or condition in it. */
  tests?: readonly (readonly [file: string, title: string])[];
  /** A check by hand. */
  byHand?: HandCheck;
  /** What the proofs do not show. */
  remark?: string;
}

/** The day of the checks by hand. */
const CHECKED_ON = '2026-11-25';

function byHand(how: string): HandCheck {
  return { on: CHECKED_ON, how };
}

const NO_MEDIA = 'The product has no audio and no video.';

const access = 'tests/e2e/access.test.ts';
const checkStory = 'tests/stories/checkStory.ts';
const receipt = 'tests/e2e/receipt.test.ts';
const topUp = 'tests/e2e/topUp.test.ts';

/** The 55 criteria of WCAG 2.2 at levels A and AA, in its order. WCAG 2.2 has no 4.1.1. */
export const criteria: readonly Criterion[] = [
  {
    number: '1.1.1',
    name: 'Non-text Content',
    level: 'A',
    axe: ['image-alt', 'role-img-alt', 'svg-img-alt', 'aria-progressbar-name'],
    stories: ['components-media-picture--decorative'],
    transcripts: ['screens-landing--default', 'screens-products--default'],
  },
  {
    number: '1.2.1',
    name: 'Audio-only and Video-only (Prerecorded)',
    level: 'A',
    notApplicable: NO_MEDIA,
  },
  { number: '1.2.2', name: 'Captions (Prerecorded)', level: 'A', notApplicable: NO_MEDIA },
  {
    number: '1.2.3',
    name: 'Audio Description or Media Alternative (Prerecorded)',
    level: 'A',
    notApplicable: NO_MEDIA,
  },
  { number: '1.2.4', name: 'Captions (Live)', level: 'AA', notApplicable: NO_MEDIA },
  {
    number: '1.2.5',
    name: 'Audio Description (Prerecorded)',
    level: 'AA',
    notApplicable: NO_MEDIA,
  },
  {
    number: '1.3.1',
    name: 'Info and Relationships',
    level: 'A',
    axe: ['aria-required-children', 'aria-required-parent', 'definition-list', 'list', 'listitem'],
    transcripts: [
      'screens-carrier--default',
      'screens-payment--default',
      'screens-receipt--default',
    ],
  },
  {
    number: '1.3.2',
    name: 'Meaningful Sequence',
    level: 'A',
    transcripts: [
      'screens-products--default',
      'screens-carrier--default',
      'screens-payment--default',
      'screens-landing--default',
    ],
  },
  {
    number: '1.3.3',
    name: 'Sensory Characteristics',
    level: 'A',
    byHand: byHand(
      'Searched all texts of both languages for words of shape, colour, size, place and sound. No instruction depends on one.',
    ),
  },
  {
    number: '1.3.4',
    name: 'Orientation',
    level: 'AA',
  },
  {
    number: '1.3.5',
    name: 'Identify Input Purpose',
    level: 'AA',
    axe: ['autocomplete-valid'],
    stories: [
      'components-fields-phonefield--default',
      'components-fields-cardholderfield--default',
      'components-fields-cardnumberfield--default',
      'components-fields-expiryfield--default',
      'components-fields-cvvfield--default',
    ],
  },
  {
    number: '1.4.1',
    name: 'Use of Color',
    level: 'A',
    axe: ['link-in-text-block'],
  },
  { number: '1.4.2', name: 'Audio Control', level: 'A', notApplicable: NO_MEDIA },
  {
    number: '1.4.3',
    name: 'Contrast (Minimum)',
    level: 'AA',
    axe: ['color-contrast'],
    contrast: [
      'onBrand on brand',
      'brandText on paper',
      'brandText on brandTint',
      'ink2 on ground',
      'danger on ground',
    ],
    tests: [[access, 'keeps the colors of %s']],
  },
  {
    number: '1.4.4',
    name: 'Resize Text',
    level: 'AA',
    axe: ['meta-viewport'],
    tests: [
      [checkStory, 'text at 200 %'],
      [access, 'enlarges the card number like the other fields at %i px'],
    ],
  },
  {
    number: '1.4.5',
    name: 'Images of Text',
    level: 'AA',
    byHand: byHand(
      'Looked at the pictures of each screen. Only the wordmarks of carriers are images of text, which are logotypes.',
    ),
  },
  {
    number: '1.4.10',
    name: 'Reflow',
    level: 'AA',
    tests: [[checkStory, '320 px']],
    stories: ['screens-landing--default'],
  },
  {
    number: '1.4.11',
    name: 'Non-text Contrast',
    level: 'AA',
    contrast: [
      'field line on paper',
      'edge of a brand control on paper',
      'edge of a brand control on ground',
    ],
    tests: [[access, 'increases the contrast of lines and secondary text']],
  },
  {
    number: '1.4.12',
    name: 'Text Spacing',
    level: 'AA',
    axe: ['avoid-inline-spacing'],
  },
  {
    number: '1.4.13',
    name: 'Content on Hover or Focus',
    level: 'AA',
  },
  {
    number: '2.1.1',
    name: 'Keyboard',
    level: 'A',
    axe: ['scrollable-region-focusable', 'frame-focusable-content'],
    stories: ['flows-keyboard-only--default', 'components-navigation-categorylist--keyboard'],
    transcripts: ['flows-keyboard-only--default'],
    tests: [[topUp, 'sells a top-up in English with the keyboard at 360 px']],
  },
  {
    number: '2.1.2',
    name: 'No Keyboard Trap',
    level: 'A',
    stories: ['flows-keyboard-only--abono-popup'],
  },
  {
    number: '2.1.4',
    name: 'Character Key Shortcuts',
    level: 'A',
  },
  {
    number: '2.2.1',
    name: 'Timing Adjustable',
    level: 'A',
    axe: ['meta-refresh'],
    stories: ['components-feedback-notificationregion--default'],
    remark:
      'Only notifications have a time limit. It stops under the pointer, with the focus inside and in a hidden tab. An error also stays at its field.',
  },
  {
    number: '2.2.2',
    name: 'Pause, Stop, Hide',
    level: 'A',
    axe: ['blink', 'marquee'],
    stories: [
      'components-media-imageslider--playing',
      'components-media-imageslider--stopped-by-focus',
    ],
    tests: [[access, 'stays paused after a reload if the keyboard focus paused it']],
  },
  {
    number: '2.3.1',
    name: 'Three Flashes or Below Threshold',
    level: 'A',
    byHand: byHand(
      'Read all keyframes and transitions of the source. The fastest repeated one is the placeholder, which pulses every 1.4 s.',
    ),
  },
  {
    number: '2.4.1',
    name: 'Bypass Blocks',
    level: 'A',
    axe: ['bypass'],
    tests: [[checkStory, 'landmark-one-main']],
    transcripts: ['screens-landing--default', 'screens-products--default'],
  },
  {
    number: '2.4.2',
    name: 'Page Titled',
    level: 'A',
    axe: ['document-title'],
    stories: [
      'screens-products--default',
      'screens-carrier--default',
      'screens-landing--nested-routes',
    ],
    tests: [[topUp, 'keeps the language, the lang attribute and the title after a reload']],
  },
  {
    number: '2.4.3',
    name: 'Focus Order',
    level: 'A',
    transcripts: ['flows-keyboard-only--default'],
    tests: [
      [
        'tests/e2e/notifications.test.ts',
        'covers no focused control on a phone, and is the first in the tab order',
      ],
      [access, 'moves to the section of a clicked link, and the page scrolls smoothly'],
    ],
  },
  {
    number: '2.4.4',
    name: 'Link Purpose (In Context)',
    level: 'A',
    axe: ['link-name'],
    transcripts: ['screens-landing--default', 'screens-payment--default'],
  },
  {
    number: '2.4.5',
    name: 'Multiple Ways',
    level: 'AA',
  },
  {
    number: '2.4.6',
    name: 'Headings and Labels',
    level: 'AA',
    transcripts: [
      'screens-carrier--default',
      'screens-payment--default',
      'screens-landing--default',
    ],
  },
  {
    number: '2.4.7',
    name: 'Focus Visible',
    level: 'AA',
    stories: ['flows-keyboard-only--default'],
    tests: [[access, 'has a ring that crosses no text at %i px']],
  },
  {
    number: '2.4.11',
    name: 'Focus Not Obscured (Minimum)',
    level: 'AA',
    tests: [
      ['tests/e2e/layout.test.ts', 'covers no focused control'],
      [
        'tests/e2e/notifications.test.ts',
        'covers neither the wrong field nor the language menu at %d x %d px',
      ],
      [
        'tests/e2e/catalogue.test.ts',
        'does not cover the focused product with the bar at %d x %d px and %s text',
      ],
    ],
  },
  {
    number: '2.5.1',
    name: 'Pointer Gestures',
    level: 'A',
    stories: ['components-media-imageslider--default', 'components-media-carousel--default'],
    remark:
      'Each swipe has a button. The embedded map is content of OpenStreetMap and has zoom buttons.',
  },
  {
    number: '2.5.2',
    name: 'Pointer Cancellation',
    level: 'A',
  },
  {
    number: '2.5.3',
    name: 'Label in Name',
    level: 'A',
    axe: ['label-content-name-mismatch'],
  },
  {
    number: '2.5.4',
    name: 'Motion Actuation',
    level: 'A',
    notApplicable: 'No function is operated by moving the device.',
  },
  {
    number: '2.5.7',
    name: 'Dragging Movements',
    level: 'AA',
    stories: ['components-media-imageslider--default', 'components-media-carousel--default'],
    remark: 'The pictures also change by buttons. The embedded map is content of OpenStreetMap.',
  },
  {
    number: '2.5.8',
    name: 'Target Size (Minimum)',
    level: 'AA',
    stories: ['components-media-imageslider--default'],
    tests: [[topUp, 'has touch targets of 44 px at %i px']],
  },
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
