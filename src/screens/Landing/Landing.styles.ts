import styled from 'styled-components';
import { visuallyHidden } from '#theme/visuallyHidden';
import { color, gutter, radius, space } from '#theme/tokens';

/**
 * Positive if the viewport has space for a sticky bar: at least 320 by 480 px, and more with larger text.
 * In smaller viewports, the content needs the space.
 */
const room = 'min(100vi - 20rem + 1px, 100vb - 30rem + 1px)';

/** Scroll padding keeps anchor targets and focused controls below the bar. */
export const LandingMain = styled.main`
  :where(html:has(&)) {
    scroll-padding-block-start: clamp(0px, ${room} * 1000, 3.75rem);
  }
`;

export const Header = styled.header`
  position: sticky;
  inset-block-start: clamp(-100rem, ${room} * 1000, 0px);
  z-index: 2;
  border-block-end: 1px solid ${color.hairline};
  background: ${color.paper};

  @media print {
    position: static;
  }
`;

export const SkipLink = styled.a`
  position: absolute;
  inset-block-start: ${space(2)};
  inset-inline-start: ${gutter};
  z-index: 3;
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.control};
  background: ${color.ink};
  color: ${color.paper};
  font-weight: 700;

  &:not(:focus-visible) {
    ${visuallyHidden}
  }
`;
