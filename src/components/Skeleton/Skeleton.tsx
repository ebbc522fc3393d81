import type { ComponentProps } from 'react';
import styled, { keyframes } from 'styled-components';
import { color, media, radius } from '#theme/tokens';

const pulse = keyframes`
  50% { opacity: 0.5; }
`;

/** A row is as high as a ProductButton with two lines on phones, and with one on wider screens. */
const Root = styled.span`
  display: block;
  min-block-size: 6.5625rem;
  border: 2px solid ${color.hairline};
  border-radius: ${radius.control};
  background:
    linear-gradient(${color.hairline} 0 0) 0.75rem 1rem / 25% 1.125rem,
    linear-gradient(${color.hairline} 0 0) calc(100% - 0.75rem) 1.125rem / 20% 0.875rem,
    linear-gradient(${color.hairline} 0 0) 0.75rem 3.25rem / 80% 0.625rem,
    linear-gradient(${color.hairline} 0 0) 0.75rem 4.5rem / var(--colibri-second-line, 45% 0.625rem);
  background-repeat: no-repeat;
  animation: ${pulse} 1.4s ease-in-out infinite;

  ${media.tablet} {
    --colibri-second-line: 0 0;

    min-block-size: 5.25rem;
  }

  &:dir(rtl) {
    transform: scaleX(-1);
  }

  &[data-outline='true'] {
    background: none;
    animation: none;
  }

  &[data-shape='text'] {
    min-block-size: 0.875rem;
    border: 0;
    border-radius: 0.25rem;
    background: ${color.hairline};
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
   * The shape of the content: a product of a list, a tile, or a word.
   * @default 'row'
   */
  shape?: 'row' | 'tile' | 'text' | undefined;
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
