import { byHand, type Criterion } from './criterion';

const access = 'tests/e2e/access.test.ts';
const topUp = 'tests/e2e/topUp.test.ts';

/** The criteria of WCAG 2.2, principle 2. */
export const operable: readonly Criterion[] = [
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
    checks: ['landmark-one-main'],
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
];
