import styled, { css } from 'styled-components';

/** The visually hidden style, for elements that are visible in some states. */
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

/** Visually hidden text for assistive technology. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
