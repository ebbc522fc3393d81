const message = 'Text comes from the translations: t("…") in a screen, a prop in a component.';

/** Attributes with user-facing text, including our components' props. */
const textAttributes =
  '/^(alt|title|placeholder|heading|hint|error|description|valueText|aria-(description|roledescription)|(.+-)?label|\\w+Label|note|\\w+Note)$/';

const letters = 'Literal[value=/\\p{L}/u]';
const choice = ':matches(ConditionalExpression, LogicalExpression)';
const places = [
  ':matches(JSXElement, JSXFragment) > JSXExpressionContainer',
  `JSXAttribute[name.name=${textAttributes}] > JSXExpressionContainer`,
];

/** Forbids user-facing and accessible text in the markup. */
export const noTextInMarkup = [
  { selector: 'JSXText[value=/\\p{L}/u]', message },
  { selector: `JSXAttribute[name.name=${textAttributes}] > ${letters}`, message },
  ...places.flatMap((place) =>
    [
      letters,
      `${choice} > ${letters}`,
      'TemplateLiteral > TemplateElement[value.raw=/\\p{L}/u]',
    ].map((text) => ({ selector: `${place} > ${text}`, message })),
  ),
];
