import styled from 'styled-components';
import { grid, lowRow, overlap } from '#theme/grid';
import { space } from '#theme/tokens';

/**
 * The place on a positioned element of the next screen to which the pressed element with the same `view-transition-name`
 * moves. The place is empty, because an element takes no presses while the browser moves it.
 */
export function arrival(name: string): string {
  return `
    &::before {
      position: absolute;
      inset: 0;
      max-block-size: 16rem;
      view-transition-name: ${name};
      content: '';
      pointer-events: none;
    }
  `;
}

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

/** The main element of a screen whose panels overlap the header, which is `overlapped`. */
export const OverlapMain = styled(Main)`
  position: relative;
  padding-block-start: 0;
  margin-block-start: calc(-1 * (${overlap} + 11px));

  @media print {
    margin-block-start: 0;
  }
`;

/** A heading with a carrier's wordmark, next to the back link. A very long name is truncated. */
export const LogoHeading = styled.h1`
  display: flex;
  max-block-size: 6rem;

  /* The space next to the phone field. */
  ${lowRow('max-inline-size: calc(28cqi - 5.5rem);')}
  overflow: hidden;
`;
