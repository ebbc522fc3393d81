import styled from 'styled-components';
import { color, media, radius, size, space } from '#theme/tokens';

export const Root = styled.div`
  display: grid;
  gap: ${space(2)};
`;

export const Caption = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 0 ${space(4)};
  font-size: ${size.sm};
  font-weight: 700;
  line-height: 1.4;
  overflow-wrap: anywhere;

  & > :first-child {
    flex: 1 1 8rem;
    min-inline-size: 0;
  }

  & > :last-child {
    margin-inline-start: auto;
  }
`;

export const Track = styled.svg`
  inline-size: 100%;
  block-size: 0.875rem;
  overflow: hidden;
  border-radius: ${radius.round};
  background: ${color.muted};

  & > rect {
    fill: ${color.brandEdge};
    transition: transform 900ms cubic-bezier(0.2, 0.7, 0.2, 1);
  }

  &[data-waiting='true'] > rect {
    transform: translateX(-101%);
    transition: none;
  }

  &[data-tone='indigo'] > rect {
    fill: ${color.info};
  }

  &[data-tone='cactus'] > rect {
    fill: ${color.cactus};
  }

  &[data-tone='marigold'] > rect {
    fill: ${color.marigold};
  }

  &[data-tone='ink'] > rect {
    fill: ${color.ink};
  }

  ${media.forcedColors} {
    border: 1px solid CanvasText;

    &[data-tone] > rect {
      fill: Highlight;
    }
  }

  @media print {
    &[data-waiting='true'] > rect {
      transform: none;
    }
  }
`;
