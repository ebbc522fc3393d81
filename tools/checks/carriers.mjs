const message = 'Carriers are data: their codes and names live in src/theme and in the catalogue.';

const names = [
  'telcel(?:usa)?',
  '(?:usd)?movistar',
  'at&t',
  'virgin',
  'unefon',
  'iusacell',
  'nextel',
].join('|');
// Matched with its case, because the letters are part of other words.
const shortCode = '/\\bATT\\b/';
const long = `/\\b(?:${names})\\b/i`;
const key = `/^(?:ATT|${names.toUpperCase()})$/`;

export const noCarrier = [
  ...[shortCode, long].flatMap((pattern) => [
    { selector: `Literal[value=${pattern}]`, message },
    { selector: `TemplateElement[value.raw=${pattern}]`, message },
  ]),
  { selector: `Identifier[name=${key}]`, message },
];
