import type { ComponentProps } from 'react';
import styled, { keyframes } from 'styled-components';
import { color, media, radius } from '#theme/tokens';
import Mark from '../../theme/marks/colibri.svg?react';

const pulse = keyframes`
  50% { opacity: 0.5; }
`;

/** A row is as high as a ProductButton with two lines on phones, and with one on wider screens. */
const Root = styled.span`
  display: grid;
  place-items: center;
  min-block-size: 6.5625rem;
  border-radius: ${radius.control};
  background: ${color.muted};
  animation: ${pulse} 1.4s ease-in-out infinite;

  ${media.tablet} {
    min-block-size: 5.25rem;
  }

  &[data-shape='text'] {
    min-block-size: 0.875rem;
    border-radius: 0.25rem;
  }

  &[data-shape='tile'] {
    min-block-size: var(--colibri-tile-size, 6.5rem);
  }

  &[data-shape='empty'] {
    block-size: 100%;
    min-block-size: 18rem;
    background: none;
    animation: none;

    & > svg {
      inline-size: 5rem;
      block-size: 5rem;
      filter: grayscale(1);
      opacity: 0.25;
    }
  }

  ${media.reducedMotion} {
    animation: none;
  }

  ${media.forcedColors} {
    border: 1px solid GrayText;
  }
`;

export interface SkeletonProps extends ComponentProps<'span'> {
  /**
   * The shape of the content: a product of a list, a tile or a word, or a drawing in place of a list that is empty.
   * @default 'row'
   */
  shape?: 'row' | 'tile' | 'text' | 'empty' | undefined;
}

/** A placeholder with the size of its content: grey while that is loading, or a quiet drawing. It is hidden from assistive technology. */
export function Skeleton({ shape = 'row', ...rest }: SkeletonProps) {
  return (
    <Root aria-hidden data-shape={shape} {...rest}>
      {shape === 'empty' && <Mark focusable="false" />}
    </Root>
  );
}
