import type { ComponentProps } from 'react';
import styled, { keyframes } from 'styled-components';
import { color, media, radius } from '#theme/tokens';

const pulse = keyframes`
  50% { opacity: 0.5; }
`;

const Root = styled.span`
  display: block;
  min-block-size: 4rem;
  border: 2px solid ${color.hairline};
  border-radius: ${radius.control};
  background:
    linear-gradient(${color.hairline} 0 0) 1rem 0.875rem / 25% 0.875rem no-repeat,
    linear-gradient(${color.hairline} 0 0) 1rem 2.25rem / 60% 0.625rem no-repeat;
  animation: ${pulse} 1.4s ease-in-out infinite;

  &[data-outline='true'] {
    min-block-size: 5rem;
    background: none;
    animation: none;
  }

  &[data-shape='tile'] {
    min-block-size: var(--colibri-tile-size, 6.5rem);
  }

  &[data-shape='tile'][data-outline='false'] {
    background: ${color.hairline};
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
   * The shape of the content: a row of a list, or a tile.
   * @default 'row'
   */
  shape?: 'row' | 'tile' | undefined;
  /**
   * Whether it is a still outline, in place of content that does not exist.
   * @default false
   */
  outline?: boolean | undefined;
}

/** A placeholder with the size of its content: grey while that is loading, or an outline. It is hidden from assistive technology. */
export function Skeleton({ shape = 'row', outline = false, ...rest }: SkeletonProps) {
  return <Root aria-hidden data-outline={outline} data-shape={shape} {...rest} />;
}
