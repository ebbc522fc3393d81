import styled from 'styled-components';
import { Skeleton } from '#components/Skeleton';
import { color, font, media, radius, size, space, target } from '#theme/tokens';
import { TextLink } from '../shared/layout';

export const Tabs = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

export const Tab = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: ${target};
  padding: ${space(1)} ${space(4)};
  border: 2px solid transparent;
  border-radius: ${radius.round};
  background: color-mix(in srgb, ${color.onIndigo} 16%, ${color.indigo});
  color: ${color.onIndigo};
  font-size: ${size.xs};
  font-weight: 700;
  text-decoration: none;

  ${media.tablet} {
    padding-inline: ${space(5)};
    font-size: ${size.sm};
  }

  &:hover {
    border-color: ${color.onIndigo};
  }

  &[aria-current] {
    background: ${color.onIndigo};
    color: ${color.indigo};
  }

  ${media.forcedColors} {
    border-color: LinkText;

    &[aria-current] {
      --focus: CanvasText;

      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

export const Panel = styled.div`
  display: grid;
  gap: ${space(5)};
  align-content: start;
  min-block-size: 24rem;

  ${media.desktop} {
    min-block-size: 10.5rem;
  }
`;

export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(5rem, 30%)), 1fr));
  gap: ${space(3)};

  ${media.desktop} {
    grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr));
  }

  /* A very long name is truncated. */
  & > li > a > span {
    max-block-size: 9rem;
    overflow: hidden;
  }
`;

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: ${space(4)};
`;

/** A ticket with a perforated lower edge. */
export const Card = styled.li`
  --focus: ${color.ink};

  position: relative;
  display: grid;
  grid-template-rows: auto auto 1fr;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  padding: ${space(5)} ${space(5)} ${space(7)};
  color: ${color.ink};
  hyphens: auto;
  isolation: isolate;

  &::before {
    position: absolute;
    inset: 0;
    z-index: -1;
    border-radius: ${radius.control} ${radius.control} 0 0;
    background: ${color.paper};
    content: '';
    mask:
      linear-gradient(currentColor 0 0) top / 100% calc(100% - 9px) no-repeat,
      radial-gradient(circle at 50% 100%, transparent 6px, currentColor 6.5px) bottom / 22px 9px
        round no-repeat;
  }

  & h3 {
    font: 800 ${size.lg} / 1.1 ${font.display};
    letter-spacing: -0.015em;
    text-wrap: balance;
  }

  & > a {
    align-self: end;
  }

  ${media.forcedColors} {
    border: 1px solid CanvasText;

    &::before {
      display: none;
    }
  }
`;

/** The skeleton of a loading card. */
export const CardSkeleton = styled(Skeleton)`
  min-block-size: 12.5rem;
`;

export const Eyebrow = styled.p`
  color: ${color.brandText};
  font-size: ${size.xs};
  font-weight: 700;
`;

/** A price wraps below its name if the name does not fit next to it. */
export const Prices = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space(1)} ${space(4)};
    padding-block: ${space(2)};
  }

  & > li > span:first-child {
    flex: 1 1 9rem;
    max-inline-size: 100%;
  }

  & > li + li {
    border-block-start: 2px dotted ${color.hairline};
  }
`;

export const PlainLink = styled(TextLink)`
  li > & {
    color: ${color.brandText};
  }
`;
