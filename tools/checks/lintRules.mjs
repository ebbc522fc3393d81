/*
 * The rules of this project as options of ESLint's `no-restricted-syntax`, with a message each.
 */

import path from 'node:path';
import { runnerImport } from 'vite';

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

/** @type {{ module: { carrierThemes: readonly { code: string, name: string }[] } }} */
const { module } = await runnerImport(
  path.resolve(import.meta.dirname, '../../src/theme/themes.ts'),
  { configFile: false, logLevel: 'silent' },
);
const names = module.carrierThemes
  .flatMap(({ code, name }) => [code, name])
  .map((name) => name.replaceAll(/[^\p{L}\d\s&]/gu, '\\$&'))
  .join('|');
const inTheme = 'Carriers are data: their codes and names live in src/theme and in the catalogue.';

export const noCarrier = [
  ...forbidText(new RegExp(`\\b(?:${names})\\b`, 'i'), inTheme),
  { selector: `Identifier[name=/^(?:${names})$/]`, message: inTheme },
];

const colour = [
  '#(?:[\\da-f]{8}|[\\da-f]{6}|[\\da-f]{3,4})\\b',
  '\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\(',
  '(?:color|background|fill|stroke|border|outline|shadow)[^;{}]*[:\\s][a-z]*(?:black|blue|brown|gold|gr[ae]y|green|orange|pink|purple|red|silver|white|yellow)\\b',
];

export const noRawColour = forbidText(
  new RegExp(colour.join('|'), 'i'),
  'Colours live in src/theme: use a token, var(--…).',
);

export const reactSyntax = [
  {
    selector: 'ImportSpecifier[imported.name=/^(forwardRef|FC|VFC|FunctionComponent)$/]',
    message: 'Write a plain function declaration; ref is a prop like any other.',
  },
  {
    selector:
      'ImportDeclaration[source.value="react"] > :matches(ImportDefaultSpecifier, ImportNamespaceSpecifier)',
    message: 'Import from react by name.',
  },
  {
    selector: ':matches(PropertyDefinition, VariableDeclarator)[definite=true]',
    message: 'Initialize it, or add undefined to its type.',
  },
];

/** A higher specificity, and a descendant by its element or by an attribute. */
const inside = '/&&|&[\\s>+~]+(?:[a-z\\[]|:is\\()/';

export const noInnerSelector = {
  selector: `TaggedTemplateExpression TemplateElement[value.raw=${inside}]`,
  message:
    'A screen does not select the inside of a component: give the component a prop or a custom property.',
};

/** Attributes with user-facing text, including our components' props. */
const textAttribute =
  'JSXAttribute[name.name=/^(alt|title|placeholder|heading|hint|error|description|valueText|aria-(description|roledescription)|(.+-)?label|\\w+Label|note|\\w+Note)$/]';
const text = 'Literal[value=/\\p{L}/u]';
const expression = `:matches(JSXElement, JSXFragment, ${textAttribute}) > JSXExpressionContainer`;

export const noTextInMarkup = {
  selector: [
    'JSXText[value=/\\p{L}/u]',
    `${textAttribute} > ${text}`,
    `${expression} > ${text}`,
    `${expression} > :matches(ConditionalExpression, LogicalExpression) > ${text}`,
    `${expression} > TemplateLiteral > TemplateElement[value.raw=/\\p{L}/u]`,
  ].join(', '),
  message: 'Text comes from the translations: t("…") in a screen, a prop in a component.',
};
