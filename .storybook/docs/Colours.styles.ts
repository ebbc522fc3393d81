import styled from 'styled-components';
import { color, font, media, radius, size, space } from '#theme/tokens';
import { Band, columns, loud, remark, Sheet } from './sheets';
import { Stack } from './Page.styles';

export const Card = styled(Sheet)`
  scroll-margin-block-start: ${space(4)};
`;

export const CardBand = styled(Band)`
  padding: ${space(4)} ${space(5)};
  font: 400 ${size.xs} / 1.4 ${font.body};
  letter-spacing: normal;

  & > h3 {
    ${loud}
    font-size: ${size.xl};
  }
`;

export const Body = styled(Stack)`
  padding: ${space(5)};

  ${media.tablet} {
    padding: ${space(6)};
  }
`;

export const Swatches = styled.ul`
  ${columns('7.5rem')}
`;

export const Swatch = styled.li`
  ${remark}
  display: grid;
  align-content: start;
  gap: ${space(1)};

  & > i {
    block-size: 4rem;
    margin-block-end: ${space(1)};
    border: 1px solid ${color.hairline};
    border-radius: ${radius.control};
    forced-color-adjust: none;
  }
`;

export const Pairs = styled.ul`
  ${columns('17rem')}
  gap: ${space(3)} ${space(6)};
`;

export const Pair = styled.li`
  ${remark}
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-inline-size: 0;

  & > span:last-child {
    min-inline-size: 0;
  }

  & strong {
    display: block;
    ${loud}
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
  ${columns('max(8.5rem, 17%)')}
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

  & a,
  & a:hover {
    color: inherit;
    ${loud}
    font-size: ${size.lg};
    text-underline-offset: 0.15em;
  }
`;
