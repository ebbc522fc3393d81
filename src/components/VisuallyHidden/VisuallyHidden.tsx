import styled, { css } from 'styled-components';

/** The style of what only assistive technology meets, for what shows itself at times. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Text for assistive technology alone. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
