import styled from 'styled-components';
import { disabled } from '#theme/disabled';
import { pressable } from '#theme/pressable';
import { bold, color, media, radius, size, space } from '#theme/tokens';

export const Root = styled.button`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)} ${space(5)};
  inline-size: 100%;
  padding: ${space(4)} ${space(5)};
  border: 2px solid ${color.hairline};
  border-radius: ${radius.panel};
  background: ${color.paper};
  color: ${color.ink};
  text-align: start;
  ${pressable(0.99)}

  &:hover {
    border-color: ${color.brandEdge};
    background: ${color.brandTint};
  }

  &:disabled {
    ${disabled}

    & * {
      color: inherit;
      filter: grayscale(1);
    }
  }

  ${media.desktop} {
    flex-flow: column;
    align-items: stretch;
    padding: ${space(5)};

    & > :last-child {
      flex: none;
      inline-size: 100%;
    }
  }
`;

export const Illustration = styled.span`
  flex: none;
  inline-size: 3.25rem;

  ${media.tablet} {
    inline-size: 6rem;
  }

  /* The picture is in the centre of an area that fills the tile. */
  ${media.desktop} {
    display: grid;
    flex: 1;
    place-items: center;
    inline-size: auto;
    padding: ${space(5)} 22%;
    border-radius: ${radius.control};
    background: ${color.brandTint};
  }
`;

export const Text = styled.span`
  display: grid;
  flex: 1 1 9rem;
  gap: ${space(1)};
  min-inline-size: 0;
  hyphens: auto;
  overflow-wrap: anywhere;
`;

export const Heading = styled.span`
  ${bold(800, size.lg, 1.05)}

  ${media.desktop} {
    font-size: ${size.xl};
  }
`;

export const Hint = styled.span`
  color: ${color.ink2};
  text-wrap: pretty;

  ${media.desktop} {
    font-size: ${size.md};
  }
`;
