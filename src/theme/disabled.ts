import { color, media } from './tokens';

/** The declarations of a disabled control: grey, without an edge. */
export const disabled = `
  border-color: ${color.muted};
  background: ${color.muted};
  box-shadow: none;
  color: ${color.ink2};
  cursor: not-allowed;
  filter: none;
  transform: none;

  ${media.forcedColors} {
    border-color: GrayText;
    color: GrayText;
  }
`;
