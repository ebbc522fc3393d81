import type { ComponentProps } from 'react';
import { CarrierLogo } from '#components/CarrierLogo';
import { themeOf } from '#theme/themes';
import { Root } from './CarrierTile.styles';

/** The props of {@link CarrierTile}. */
export interface CarrierTileProps extends Omit<ComponentProps<'a'>, 'children'> {
  /** The address of the carrier's screen. */
  href: string;
  /** The carrier's code. A code without a theme uses the default theme. */
  code: string;
}

/** A link to a carrier's screen, drawn as a ticket in the carrier's colours. */
export function CarrierTile({ code, ...rest }: CarrierTileProps) {
  return (
    <Root data-carrier={themeOf(code).code} {...rest}>
      <CarrierLogo code={code} />
    </Root>
  );
}
