/** Removes what a button has and a link does not, if `render` makes a link a button. */
export const plainButton = `
  padding: 0;
  border: 0;
  background: none;
  text-align: inherit;
  text-decoration: underline;
`;

/** A link in a row of text. `--colibri-reach` extends its target for touch beyond its text, as an inset. */
export const inlineLink = `
  position: relative;
  display: inline-flex;
  align-items: center;
  min-block-size: 1.5rem;
  color: inherit;
  text-underline-offset: 0.25em;

  &::after {
    position: absolute;
    inset: var(--colibri-reach);
    content: '';
  }
`;
