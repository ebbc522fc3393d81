import { colorsNamed } from 'culori';

const message = 'Colours live in src/theme: use a token, var(--…).';

const hex = '#(?:[\\da-f]{8}|[\\da-f]{6}|[\\da-f]{3,4})\\b';
const call = '\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\(';
const names = Object.keys(colorsNamed).join('|');
const named = `(?:color|background|fill|stroke|border|outline|shadow)[^;{}]*[:\\s](?:${names})\\b`;
const colour = `/${[hex, call, named].join('|')}/i`;

export const noRawColour = [
  { selector: `Literal[value=${colour}]`, message },
  { selector: `TemplateElement[value.raw=${colour}]`, message },
];
