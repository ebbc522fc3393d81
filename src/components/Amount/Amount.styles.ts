import styled from 'styled-components';
import { bold, color, font, size, space } from '#theme/tokens';

export const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(1)};
  ${bold(800, size.lg, 1.05)}
  overflow-wrap: anywhere;

  &[data-size='large'] {
    font-size: min(${size.xl}, 14.5cqi);
  }

  &[data-size='huge'] {
    font-size: clamp(min(1.625rem, 14cqi), 11.5cqi, 2.75rem);
  }

  &[data-size='inherit'] {
    font: inherit;
    letter-spacing: inherit;
  }
`;

export const Sign = styled.span`
  font-size: 0.62em;
  vertical-align: 0.45em;
`;

export const Tag = styled.abbr`
  padding: 0 0.4em;
  border: 1px solid currentColor;
  border-radius: 0.4em;
  color: ${color.ink2};
  font: 700 0.75rem / 1.4 ${font.body};
  letter-spacing: 0.02em;
  text-decoration: none;

  [data-surface='brand'] > & {
    color: inherit;
  }
`;
