import styled from 'styled-components';
import { disabled } from '#theme/disabled';
import { pressable } from '#theme/pressable';
import { bold, color, media, plain, radius, size, space, target } from '#theme/tokens';

export const Root = styled.button`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-block-size: ${target};
  max-inline-size: 100%;
  padding: ${space(2)} min(${space(5)}, 6cqi);
  border: 2px solid ${color.brandEdge};
  border-radius: ${radius.control};
  background: ${color.brand};
  color: ${color.onBrand};
  ${bold(700, size.md, 1.2)}
  text-align: center;
  text-decoration: none;
  overflow-wrap: break-word;
  text-wrap: balance;
  ${pressable(0.98)}

  & > svg {
    flex: none;
  }

  &:hover {
    filter: brightness(0.94);
  }

  &[data-size='large'] {
    min-block-size: 3.5rem;
    inline-size: 100%;
    font-size: 1.25rem;
  }

  &[data-surface='brand'] {
    border-color: ${color.onBrand};
    background: ${color.onBrand};
    color: ${color.brand};
  }

  &[data-variant='secondary'] {
    border-color: ${color.fieldLine};
    background: ${color.paper};
    color: ${color.brandText};
  }

  &:disabled,
  &[aria-disabled='true'] {
    ${disabled}
  }

  &[data-variant='quiet'] {
    padding-inline: 0;
    border-color: transparent;
    border-inline-width: 0;
    background: none;
    color: ${color.ink2};
    ${plain(600, size.xs, 1.2)}
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }

  ${media.forcedColors} {
    border-color: ButtonBorder;

    &[data-surface='brand'] {
      color: ButtonText;
    }

    &[data-variant='primary']:not(:disabled, [aria-disabled='true']) {
      border-color: ButtonText;
      outline-color: CanvasText;
      background: ButtonText;
      color: ButtonFace;
      forced-color-adjust: none;
    }

    &[data-variant='quiet'] {
      border-color: Canvas;
    }
  }
`;
