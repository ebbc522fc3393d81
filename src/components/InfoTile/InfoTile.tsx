import type { ComponentProps, ReactNode } from 'react';
import { Heading, Hint, Picture, Root, Text } from './InfoTile.styles';

/** The props of {@link InfoTile}. */
export interface InfoTileProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The heading of the tile. */
  heading: string;
  /** The hint, in one line. */
  hint: string;
  /** The decorative picture. */
  picture: ReactNode;
  /**
   * The shape: a row, or a responsive shape that becomes a column from 900 px.
   * @default 'row'
   */
  shape?: 'row' | 'responsive' | undefined;
}

/** A dashed tile with a picture. It is a button that opens more information. */
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
