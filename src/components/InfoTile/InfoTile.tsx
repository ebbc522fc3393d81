import type { ComponentProps, ReactNode } from 'react';
import { Heading, Hint, Illustration, Root, Text } from './InfoTile.styles';

export interface InfoTileProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The heading of the tile. */
  heading: string;
  /** The hint, in one line. */
  hint: string;
  /** The decorative picture. */
  picture: ReactNode;
}

/** A tile with a picture, a column from 900 px. It is a button that opens more information. */
export function InfoTile({ heading, hint, picture, ...rest }: InfoTileProps) {
  return (
    <Root aria-haspopup="dialog" type="button" {...rest}>
      <Illustration aria-hidden="true">{picture}</Illustration>
      <Text>
        <Heading>{heading}</Heading>
        <Hint>{hint}</Hint>
      </Text>
    </Root>
  );
}
