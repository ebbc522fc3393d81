/*
 * The rules of this project as options of ESLint's `no-restricted-syntax`, with a message each.
 */

import { readdirSync, readFileSync } from 'node:fs';
import jsdoc from 'eslint-plugin-jsdoc';

/**
 * Forbids a pattern in strings and templates.
 * @param {RegExp} pattern
 * @param {string} message
 */
function forbidText(pattern, message) {
  return [
    { selector: `Literal[value=${pattern}]`, message },
    { selector: `TemplateElement[value.raw=${pattern}]`, message },
  ];
}

const carriers = 'src/theme/carriers';
const names = readdirSync(carriers).flatMap((file) => {
  const [, name = ''] = /name: '(.+)'/.exec(readFileSync(`${carriers}/${file}`, 'utf8')) ?? [];
  return [file.replace('.ts', ''), name];
});
// The letters of a short code are part of other words.
const short = names.filter((name) => name.length < 4).join('|');
const long = names.filter((name) => name.length >= 4).join('|');
const inTheme = 'Carriers are data: their codes and names live in src/theme and in the catalogue.';

const noCarrier = [
  ...forbidText(new RegExp(`\\b(?:${short})\\b`), inTheme),
  ...forbidText(new RegExp(`\\b(?:${long})\\b`, 'i'), inTheme),
  { selector: `Identifier[name=/^(?:${short}|${long})$/]`, message: inTheme },
];

const call = '\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\(';
const hex = '#(?:[\\da-f]{8}|[\\da-f]{6}|[\\da-f]{3,4})\\b';
const shade =
  '(?:alice|antique|blue|cadet|cornflower|dark|deep|dim|dodger|fire|floral|forest|ghost|green|hot|indian|lawn|lemon|light|lime|medium|midnight|mint|misty|navajo|old|olive|orange|pale|papaya|peach|powder|rebecca|rosy|royal|saddle|sandy|sea|sky|slate|spring|steel|violet|white|yellow)*';
const hue =
  '(?:aqua|aquamarine|azure|beige|bisque|black|blanchedalmond|blue|brick|brown|burlywood|chartreuse|chiffon|chocolate|coral|cornsilk|cream|crimson|cyan|drab|fuchsia|gainsboro|gold|goldenrod|gr[ae]y|green|honeydew|indigo|ivory|khaki|lace|lavender|lavenderblush|lime|linen|magenta|maroon|moccasin|navy|olive|orange|orchid|peru|pink|plum|puff|purple|red|rose|salmon|shell|sienna|silver|smoke|snow|tan|teal|thistle|tomato|turquoise|violet|wheat|whip|white|yellow)';
const named = `(?:color|background|fill|stroke|border|outline|shadow)[^;{}]*[:\\s]${shade}${hue}\\b`;

const noRawColour = forbidText(
  new RegExp(`${hex}|${call}|${named}`, 'i'),
  'Colours live in src/theme: use a token, var(--…).',
);

const reactSyntax = [
  {
    selector:
      ':matches(MemberExpression, TSQualifiedName)[object.name="React"], TSQualifiedName[left.name="React"][right.name=/^(FC|VFC|FunctionComponent)$/]',
    message: 'Import from react by name. Do not use React.FC or React.forwardRef.',
  },
  {
    selector: ':matches(PropertyDefinition, VariableDeclarator)[definite=true]',
    message: 'Initialize it, or add undefined to its type.',
  },
];

const noDefaultExport = {
  selector:
    'ExportDefaultDeclaration, ExportSpecifier[exported.name="default"], ExportSpecifier[exported.value="default"]',
  message: 'Use a named export, so that the name is the same everywhere.',
};

/** A higher specificity, and a descendant by its element or by an attribute. */
const inside = '/&&|&[\\s>+~]+(?:[a-z\\[]|:is\\()/';

const noInnerSelector = {
  selector: `TaggedTemplateExpression TemplateElement[value.raw=${inside}]`,
  message:
    'A screen does not select the inside of a component: give the component a prop or a custom property.',
};

/** Attributes with user-facing text, including our components' props. */
const textAttributes =
  '/^(alt|title|placeholder|heading|hint|error|description|valueText|aria-(description|roledescription)|(.+-)?label|\\w+Label|note|\\w+Note)$/';
const letters = 'Literal[value=/\\p{L}/u]';
const inMarkup = [
  ':matches(JSXElement, JSXFragment) > JSXExpressionContainer',
  `JSXAttribute[name.name=${textAttributes}] > JSXExpressionContainer`,
].flatMap((place) => [
  `${place} > ${letters}`,
  `${place} > :matches(ConditionalExpression, LogicalExpression) > ${letters}`,
  `${place} > TemplateLiteral > TemplateElement[value.raw=/\\p{L}/u]`,
]);

const noTextInMarkup = {
  selector: [
    'JSXText[value=/\\p{L}/u]',
    `JSXAttribute[name.name=${textAttributes}] > ${letters}`,
    ...inMarkup,
  ].join(', '),
  message: 'Text comes from the translations: t("…") in a screen, a prop in a component.',
};

/** The restrictions of each kind of file. */
export const restrictions = {
  configuration: reactSyntax,
  all: [...reactSyntax, noDefaultExport],
  theme: [...reactSyntax, noDefaultExport, noTextInMarkup],
  source: [...reactSyntax, noDefaultExport, noTextInMarkup, ...noRawColour, ...noCarrier],
  screens: [
    ...reactSyntax,
    noDefaultExport,
    noTextInMarkup,
    ...noRawColour,
    ...noCarrier,
    noInnerSelector,
  ],
};

/** Function declarations, and `ref` as a prop. */
export const reactImports = {
  name: 'react',
  importNames: ['forwardRef', 'FC', 'VFC', 'FunctionComponent'],
  message: 'Write a plain function declaration; ref is a prop like any other.',
};

const exported = 'ExportNamedDeclaration';

/** Requires a description of each exported component and each of its own props. */
export const documented = {
  plugins: { jsdoc },
  rules: {
    'jsdoc/require-jsdoc': [
      'error',
      {
        enableFixer: false,
        require: { FunctionDeclaration: false },
        contexts: [
          `${exported} > FunctionDeclaration[id.name=/^[A-Z]/]`,
          `${exported}:has(VariableDeclarator[id.name=/^[A-Z].*[a-z]/])`,
          `${exported} > TSInterfaceDeclaration[id.name=/Props$/] > TSInterfaceBody > TSPropertySignature`,
          `${exported} > TSTypeAliasDeclaration[id.name=/Props$/] > * > TSPropertySignature`,
          `${exported} > TSTypeAliasDeclaration[id.name=/Props$/] > * > * > TSPropertySignature`,
        ],
      },
    ],
    'jsdoc/require-description': ['error', { contexts: ['any'] }],
  },
};

/** Forbids comments that disable a check of any tool. */
export const noSilencing = {
  'no-warning-comments': [
    'error',
    {
      location: 'anywhere',
      terms: ['eslint-', '@ts-', 'biome-ignore', 'oxlint-', 'v8 ignore', 'istanbul ignore'],
    },
  ],
};
