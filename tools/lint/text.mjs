const message = 'Text comes from the translations: t("…") in a screen, a prop in a component.';
const spoken = '/^(alt|title|placeholder|label|aria-label|aria-description|aria-roledescription)$/';

/** Nothing that a person reads or hears is written in the markup. */
export const noTextInMarkup = [
  { selector: 'JSXText[value=/\\p{L}/u]', message },
  {
    selector:
      ':matches(JSXElement, JSXFragment) > JSXExpressionContainer > Literal[value=/\\p{L}/u]',
    message,
  },
  {
    selector:
      ':matches(JSXElement, JSXFragment) > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=/\\p{L}/u]',
    message,
  },
  { selector: `JSXAttribute[name.name=${spoken}] > Literal[value=/\\p{L}/u]`, message },
  {
    selector: `JSXAttribute[name.name=${spoken}] > JSXExpressionContainer > Literal[value=/\\p{L}/u]`,
    message,
  },
];
