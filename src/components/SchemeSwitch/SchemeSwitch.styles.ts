import styled from 'styled-components';
import { color, font, media, radius, size, space, target } from '#theme/tokens';

export const Root = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  max-inline-size: 100%;
  border-radius: calc(${target} / 2);
  outline: 2px solid ${color.hairline};
  outline-offset: -2px;
  background: ${color.paper};
  color: ${color.ink};

  &:has(:disabled) {
    background: ${color.ground};
  }

  @media print {
    display: none;
  }
`;

export const Option = styled.button`
  flex: 1;
  min-block-size: ${target};
  padding: 0 min(${space(3)}, 3cqi);
  border: 0;
  border-radius: ${radius.round};
  background: none;
  font: 400 ${size.xs} / 1.2 ${font.body};

  &[aria-pressed='true'] {
    background: ${color.hairline};
    font-weight: 700;
  }

  &:disabled {
    color: ${color.ink2};
  }

  ${media.forcedColors} {
    &[aria-pressed='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }

    &[aria-pressed='true']:disabled {
      background: GrayText;
      color: Canvas;
    }
  }
`;
