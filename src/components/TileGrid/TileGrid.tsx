import { Children, type ComponentProps, type ReactNode } from 'react';
import styled from 'styled-components';
import { carrierThemes } from '#theme/themes';
import { media, size, space } from '#theme/tokens';
import { Skeleton } from '#components/Skeleton';
import { VisuallyHidden } from '#components/VisuallyHidden';

/**
 * Tiles and skeletons use `--colibri-tile-size` and `--colibri-logo-size`. Large tiles grow with the height of the window, so that
 * three rows fill most of it, and logos with the width of the tile.
 */
const Root = styled.ul`
  --colibri-tile-size: 6.5rem;
  --colibri-logo-size: clamp(${size.lg}, 16cqi, 2.75rem);

  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(5rem, 30%)), 1fr));
  gap: ${space(3)};
  align-content: start;

  & > li {
    container: tile / inline-size;
  }

  /* A drawing is as high as three rows of skeletons. */
  &[aria-hidden] {
    grid-template-rows: repeat(3, var(--colibri-tile-size));

    & > li {
      grid-area: 1 / 1 / -1 / -1;
    }
  }

  ${media.desktop} {
    grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr));
  }

  &[data-size='large'] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, max(5.25rem, 30%)), 1fr));

    ${media.tablet} {
      --colibri-tile-size: clamp(7.25rem, (100vb - 34rem) / 3, 14rem);

      gap: ${space(4)};
    }
  }
`;

export interface TileGridProps extends ComponentProps<'ul'> {
  /** The accessible name of the list. */
  label: string;
  /**
   * The size of the tiles. Large tiles grow with the height of the window.
   * @default 'medium'
   */
  size?: 'medium' | 'large' | undefined;
  /**
   * Whether the list shows skeletons in place of its tiles.
   * @default false
   */
  loading?: boolean | undefined;
  /**
   * The number of skeletons: as many as tiles are expected, so that the content below the list does not move.
   * @default the number of carriers that have a theme
   */
  placeholders?: number | undefined;
  /** The text that screen readers read in place of the skeletons. */
  loadingText?: string | undefined;
  /** The tiles, each in a list item. Without tiles, the list shows a drawing, which is hidden from assistive technology. */
  children?: ReactNode;
}

/** A list of tiles in columns. It sets the size of the tiles and skeletons in it. */
export function TileGrid({
  label,
  size: tileSize = 'medium',
  loading = false,
  placeholders = carrierThemes.length,
  loadingText,
  children,
  ...rest
}: TileGridProps) {
  const isEmpty = !loading && Children.toArray(children).length === 0;
  return (
    <Root
      aria-busy={loading}
      aria-hidden={isEmpty || undefined}
      aria-label={label}
      data-size={tileSize}
      {...rest}
    >
      {isEmpty && (
        <li>
          <Skeleton shape="empty" />
        </li>
      )}
      {loading
        ? Array.from({ length: placeholders }, (_, index) => (
            <li aria-hidden={index > 0 || undefined} key={index}>
              {index === 0 && <VisuallyHidden>{loadingText}</VisuallyHidden>}
              <Skeleton shape="tile" />
            </li>
          ))
        : children}
    </Root>
  );
}
