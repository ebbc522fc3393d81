const message = 'Text comes from the translations: t("…") in a screen, a prop in a component.';

/** The attributes that are read or heard, our components' own among them. */
const spoken =
  '/^(alt|title|placeholder|heading|hint|error|description|valueText|aria-(description|roledescription)|(.+-)?label|\\w+Label|note|\\w+Note)$/';

const letters = 'Literal[value=/\\p{L}/u]';
const choice = ':matches(ConditionalExpression, LogicalExpression)';
const places = [
  ':matches(JSXElement, JSXFragment) > JSXExpressionContainer',
  `JSXAttribute[name.name=${spoken}] > JSXExpressionContainer`,
];

/** Forbids user-facing and accessible text in the markup. */
export const noTextInMarkup = [
  { selector: 'JSXText[value=/\\p{L}/u]', message },
  { selector: `JSXAttribute[name.name=${spoken}] > ${letters}`, message },
  ...places.flatMap((place) =>
    [
      letters,
      `${choice} > ${letters}`,
      'TemplateLiteral > TemplateElement[value.raw=/\\p{L}/u]',
    ].map((text) => ({ selector: `${place} > ${text}`, message })),
  ),
];
