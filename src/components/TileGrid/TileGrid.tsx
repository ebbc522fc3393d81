import type { ComponentProps, ReactNode } from 'react';
import { Skeleton } from '#components/Skeleton';
import { VisuallyHidden } from '#components/VisuallyHidden';
import { Root } from './TileGrid.styles';

export interface TileGridProps extends ComponentProps<'ul'> {
  /** The accessible name of the list. */
  label: string;
  /**
   * The size of the tiles. Large tiles grow with the height of the window.
   * @default 'medium'
   */
  size?: 'medium' | 'large' | undefined;
  /**
   * Whether the list shows its tiles, skeletons while they load, or outlines if there are none.
   * @default 'ready'
   */
  state?: 'ready' | 'loading' | 'empty' | undefined;
  /** The text that screen readers read in place of the skeletons. */
  loadingText?: string | undefined;
  /**
   * The number of skeletons or outlines, so that the content below the list does not move.
   * @default 9
   */
  placeholders?: number | undefined;
  /** The tiles, each in a list item. */
  children?: ReactNode;
}

/** A list of tiles in columns. It sets the size of the tiles and skeletons in it. */
export function TileGrid({
  label,
  size = 'medium',
  state = 'ready',
  loadingText,
  placeholders = 9,
  children,
  ...rest
}: TileGridProps) {
  const loading = state === 'loading';
  return (
    <Root
      aria-busy={loading}
      aria-hidden={state === 'empty' || undefined}
      aria-label={label}
      data-size={size}
      {...rest}
    >
      {state === 'ready'
        ? children
        : Array.from({ length: placeholders }, (_, index) => (
            <li aria-hidden={index > 0 || undefined} key={index}>
              {loading && index === 0 && <VisuallyHidden>{loadingText}</VisuallyHidden>}
              <Skeleton outline={!loading} shape="tile" />
            </li>
          ))}
    </Root>
  );
}
