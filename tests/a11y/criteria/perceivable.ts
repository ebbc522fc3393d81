import { byHand, type Criterion } from './criterion';

const NO_MEDIA = 'The product has no audio and no video.';
const access = 'tests/e2e/access.test.ts';

/** The criteria of WCAG 2.2, principle 1. */
export const perceivable: readonly Criterion[] = [
  {
    number: '1.1.1',
    name: 'Non-text Content',
    level: 'A',
    axe: ['image-alt', 'role-img-alt', 'svg-img-alt', 'aria-meter-name'],
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
    checks: ['text at 200 %'],
    tests: [[access, 'enlarges the card number like the other fields at %i px']],
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
    checks: ['320 px'],
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
];
