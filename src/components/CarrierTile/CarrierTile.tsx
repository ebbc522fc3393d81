import type { ComponentProps } from 'react';
import { CarrierLogo } from '#components/CarrierLogo';
import { themeOf } from '#theme/themes';
import { Root } from './CarrierTile.styles';

/** The props of {@link CarrierTile}. */
export interface CarrierTileProps extends Omit<ComponentProps<'a'>, 'children'> {
  /** The address of the carrier's screen. */
  href: string;
  /** The carrier's code; one without a theme has the default theme. */
  code: string;
}

/** A ticket in a carrier's colours that leads to its screen. */
export function CarrierTile({ code, ...rest }: CarrierTileProps) {
  return (
    <Root data-carrier={themeOf(code).code} {...rest}>
      <CarrierLogo code={code} />
    </Root>
  );
}
