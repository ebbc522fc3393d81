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
// This code reads as part of other names when case is ignored.
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
