import type { ComponentProps, ReactNode } from 'react';
import { Heading, Hint, Picture, Root, Text } from './InfoTile.styles';

/** The props of {@link InfoTile}. */
export interface InfoTileProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The heading inside the tile. */
  heading: string;
  /** What the tile is about, in a line. */
  hint: string;
  /** The picture, which is decoration. */
  picture: ReactNode;
  /**
   * The shape: a row, or, where it is responsive, a column from 900 px on.
   * @default 'row'
   */
  shape?: 'row' | 'responsive' | undefined;
}

/** A dashed tile with a picture that opens more information and leads nowhere. */
export function InfoTile({ heading, hint, picture, shape = 'row', ...rest }: InfoTileProps) {
  return (
    <Root aria-haspopup="dialog" data-shape={shape} type="button" {...rest}>
      <Picture aria-hidden="true">{picture}</Picture>
      <Text>
        <Heading>{heading}</Heading>
        <Hint>{hint}</Hint>
      </Text>
    </Root>
  );
}
