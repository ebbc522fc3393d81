import styled, { keyframes } from 'styled-components';
import { disabled } from '#theme/disabled';
import { pressable } from '#theme/pressable';
import { bold, color, media, plain, radius, size, space, target } from '#theme/tokens';

const spin = keyframes`
  to { rotate: 1turn; }
`;

/** A button that is disabled, and not pending. */
const off = ":is(:disabled, [aria-disabled='true']:not([data-loading='true']))";

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

  /* A ring inside the edge, as visible as the text in each theme. On a touch screen, it would remain after a press. */
  @media (hover: hover) {
    &:hover {
      box-shadow: inset 0 0 0 2px;
    }
  }

  &:active,
  &[data-pressed='true'] {
    box-shadow: inset 0 0 0 4px;
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

  &[data-loading='true'] {
    box-shadow: none;
    cursor: progress;
    transform: none;

    /* The spinner replaces an icon. */
    & > svg {
      display: none;
    }

    &::before {
      inline-size: 1em;
      block-size: 1em;
      margin: 0.25em;
      border: 0.1875em solid;
      border-inline-start-color: transparent;
      border-radius: 50%;
      content: '';

      @media (prefers-reduced-motion: no-preference) {
        animation: ${spin} 1s linear infinite;
      }
    }
  }

  &${off} {
    ${disabled}
  }

  &[data-variant='quiet'] {
    padding-inline: 0;
    border-color: transparent;
    border-inline-width: 0;
    background: none;
    box-shadow: none;
    color: ${color.ink2};
    ${plain(600, size.xs, 1.2)}
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 0.25em;

    &:hover {
      color: ${color.ink};
      text-decoration-thickness: 2px;
    }

    &${off} {
      border-color: transparent;
      background: none;
      color: ${color.fieldLine};
      text-decoration: none;
    }
  }

  ${media.forcedColors} {
    border-color: ButtonBorder;

    &[data-surface='brand'] {
      color: ButtonText;
    }

    &[data-variant='primary']:not(${off}) {
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
