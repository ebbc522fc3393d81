const message =
  'A screen does not select the inside of a component: give the component a prop or a custom property.';

/** A higher specificity, and a descendant by its element or by an attribute. */
const inside = '/&&|&[\\s>+~]+(?:[a-z\\[]|:is\\()/';

export const noInnerSelector = [
  { selector: `TaggedTemplateExpression TemplateElement[value.raw=${inside}]`, message },
];
