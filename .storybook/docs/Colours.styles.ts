import styled from 'styled-components';
import { color, font, radius, size, space } from '#theme/tokens';
import { columns, remark } from './sheets';

const square = `
  flex: none;
  border: 1px solid ${color.hairline};
  border-radius: 8px;
  forced-color-adjust: none;
`;

export const Swatch = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  align-items: center;

  & > i {
    ${square}
    inline-size: 1.75rem;
    block-size: 1.25rem;
  }
`;

/** The name of a theme above its column, with a line in its brand. */
export const ThemeHead = styled.span`
  display: block;
  padding-block-end: ${space(1)};
  border-block-end: 4px solid ${color.brand};
  white-space: nowrap;
`;

export const PairName = styled.span`
  display: block;
  min-inline-size: 7.5rem;

  & > small {
    display: block;
    color: ${color.ink2};
    font-weight: 400;
  }
`;

export const Cell = styled.span`
  display: block;
  inline-size: max-content;
  padding: 2px 4px 2px 2px;
  border: 2px solid transparent;
  border-radius: ${radius.control};

  &[data-lowest='true'] {
    border-color: ${color.ink};
  }

  & strong,
  & small {
    display: block;
  }
`;

export const Pairs = styled.ul`
  ${columns('17rem')}
  gap: ${space(3)} ${space(6)};
`;

export const Pair = styled.span`
  ${remark}
  font-size: inherit;
  display: flex;
  gap: 4px;
  align-items: center;
  min-inline-size: 0;

  & strong {
    font-variant-numeric: tabular-nums;
  }

  & small {
    font-size: inherit;
    white-space: nowrap;
  }

  &[data-passes='false'] strong {
    color: ${color.danger};
  }
`;

export const Sample = styled.span`
  ${square}
  display: grid;
  place-items: center;
  inline-size: 1.75rem;
  block-size: 1.5rem;
  font: 700 ${size.xs} ${font.body};

  & > i {
    inline-size: 1rem;
    block-size: 0.75rem;
    border: 2px solid currentColor;
    border-radius: 4px;
  }
`;
