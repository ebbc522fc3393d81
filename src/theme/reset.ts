/** The resets of elements, for a rule that selects them. `:where` adds no specificity. */
export const reset = `
  &, &::before, &::after { box-sizing: border-box; }
  &:where(h1, h2, h3, p, ul, ol, dl, dd, fieldset, legend, figure) {
    margin: 0;
    padding: 0;
    border: 0;
    min-inline-size: 0;
  }
  /* Safari removes the role of a list with 'none'. */
  &:where(ul, ol) { list-style: ''; }
  &:where(button, input, select, textarea) { font: inherit; color: inherit; letter-spacing: inherit; }
  &:where(button, select) { cursor: pointer; }
  &:where(button:disabled, input:disabled, select:disabled) { cursor: not-allowed; }
  &:where(svg, img) { display: block; }
  &[hidden=''] { display: none !important; }
  @media (prefers-reduced-motion: reduce) {
    &, &::before, &::after {
      animation-duration: 0.01ms !important;
      animation-delay: 0ms !important;
      transition-duration: 0s !important;
    }
  }
`;
