import styled from 'styled-components';
import { color, font, media, radius, size, space } from '#theme/tokens';

export const Themes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};
`;

export const Card = styled.section`
  overflow: hidden;
  border: 1px solid ${color.hairline};
  border-radius: ${radius.panel};
  background: ${color.paper};
  scroll-margin-block-start: ${space(4)};
`;

export const Band = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(6)};
  padding: ${space(4)} ${space(5)};
  background: ${color.brand};
  color: ${color.onBrand};
  font: 400 ${size.xs} / 1.4 ${font.body};

  & > h3 {
    font: 800 ${size.xl} / 1.05 ${font.display};
    letter-spacing: -0.015em;
  }
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  padding: ${space(5)};

  ${media.tablet} {
    padding: ${space(6)};
  }
`;

export const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr));
  gap: ${space(4)};
`;

export const Swatch = styled.li`
  display: grid;
  align-content: start;
  gap: ${space(1)};
  color: ${color.ink2};
  font: 400 ${size.xs} / 1.4 ${font.body};

  & > strong {
    color: ${color.ink};
    overflow-wrap: anywhere;
  }
`;

export const Chip = styled.span`
  block-size: 4rem;
  margin-block-end: ${space(1)};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.control};
  forced-color-adjust: none;
`;

export const Pairs = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: ${space(3)} ${space(6)};
`;

export const Pair = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-inline-size: 0;
  color: ${color.ink2};
  font: 400 ${size.xs} / 1.35 ${font.body};

  & > span:last-child {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & strong {
    display: block;
    color: ${color.ink};
    font: 800 ${size.md} / 1.1 ${font.display};
    font-variant-numeric: tabular-nums;
  }

  &[data-passes='false'] strong {
    color: ${color.danger};
  }
`;

export const Sample = styled.span`
  display: grid;
  flex: 0 0 3.5rem;
  place-items: center;
  block-size: 2.75rem;
  border: 1px solid ${color.hairline};
  border-radius: ${radius.control};
  font: 700 ${size.sm} ${font.body};
  forced-color-adjust: none;

  & > i {
    inline-size: 1.75rem;
    block-size: 1.25rem;
    border: 3px solid currentColor;
    border-radius: 6px;
  }
`;

export const Index = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(8.5rem, 17%), 1fr));
  gap: ${space(3)};
`;

export const IndexItem = styled.li`
  display: grid;
  gap: ${space(1)};
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.control};
  background: ${color.brand};
  color: ${color.onBrand};
  font: 400 ${size.xs} / 1.4 ${font.body};
  box-shadow: inset 0 0 0 2px ${color.brandEdge};

  & a {
    color: inherit;
    font: 800 ${size.lg} / 1.1 ${font.display};
    letter-spacing: -0.015em;
    text-underline-offset: 0.15em;
  }

  & a:hover {
    color: inherit;
  }
`;
