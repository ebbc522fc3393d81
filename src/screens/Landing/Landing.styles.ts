import styled from 'styled-components';
import { visuallyHidden } from '#theme/visuallyHidden';
import { color, font, gutter, media, radius, size, space } from '#theme/tokens';

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

  & > div {
    min-block-size: 3.75rem;
  }

  & nav {
    margin-inline-start: auto;
  }

  ${media.desktop} {
    & nav {
      margin-inline: auto;
    }
  }

  @container (max-width: 22.4375rem) {
    & > div > a {
      gap: 0;
      font-size: 0;
    }
  }

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

export const FooterBand = styled.footer`
  --focus: ${color.onFoot};

  background: ${color.foot};
  color: ${color.onFoot};

  ${media.forcedColors} {
    border-block-start: 1px solid CanvasText;
  }
`;

export const FooterInner = styled.div`
  display: grid;
  gap: ${space(5)} ${space(8)};
  max-inline-size: 80rem;
  margin-inline: auto;
  padding: ${space(14)} ${gutter} ${space(8)};
  font-size: ${size.xs};

  & p {
    text-wrap: balance;
  }

  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
    margin-inline: -${space(2)};
    padding-inline: ${space(2)};
    color: inherit;
    text-underline-offset: 0.25em;
  }

  /* The outline is inside the target, so it does not overlap the lines above and below. */
  & a:focus-visible {
    outline-offset: -3px;
  }

  ${media.desktop} {
    grid-template-columns: 1fr auto;
    align-items: center;
    padding-inline: ${space(12)};
  }
`;

export const FooterLinks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(6)};
`;

export const FooterEnd = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)} ${space(5)};
`;

export const CompanyName = styled.p`
  font: 800 ${size.lg} / 1 ${font.display};
  letter-spacing: -0.015em;
`;
