import styled from 'styled-components';
import { grid } from '#theme/grid';
import { space } from '#theme/tokens';

/** A screen from top to foot. */
export const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100vh;
  min-block-size: 100dvh;

  @media print {
    min-block-size: 0;
  }
`;

/** The screen's main part where it reaches from edge to edge. */
export const WideMain = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
`;

/** The screen's main part, on the page's one grid. */
export const Main = styled.main`
  flex: 1;
  padding-block: ${space(6)};
  ${grid}
`;

/** A heading that holds a carrier's wordmark, beside the way back; a name without end is cut. */
export const LogoHeading = styled.h1`
  display: flex;
  min-inline-size: 0;
  max-block-size: 6rem;
  overflow: hidden;
`;

/** What is no use on paper. */
export const ScreenOnly = styled.div`
  display: contents;

  @media print {
    display: none;
  }
`;
