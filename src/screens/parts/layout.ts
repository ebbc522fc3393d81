import styled from 'styled-components';
import { grid } from '#theme/grid';
import { space } from '#theme/tokens';

/** The main element of a full-width screen. */
export const WideMain = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
`;

/** The main element of a screen, on the page grid. */
export const Main = styled.main`
  flex: 1;
  padding-block: ${space(6)};
  ${grid}
`;

/** A heading with a carrier's wordmark, next to the back link. A very long name is truncated. */
export const LogoHeading = styled.h1`
  display: flex;
  max-block-size: 6rem;
  overflow: hidden;
`;
