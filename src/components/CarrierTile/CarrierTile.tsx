import type { ComponentProps } from 'react';
import { CarrierLogo, type CarrierProps } from '#components/CarrierLogo';
import { Root } from './CarrierTile.styles';

/** The props of {@link CarrierTile}. A code without a theme uses the default theme. */
export type CarrierTileProps = Omit<ComponentProps<'a'>, 'children'> &
  CarrierProps & {
    /** The address of the carrier's screen. */
    href: string;
  };

/** A link to a carrier's screen, drawn as a ticket in the carrier's colours. */
export function CarrierTile({ code, theme, ...rest }: CarrierTileProps) {
  return theme === undefined ? (
    <Root data-carrier={code} {...rest}>
      <CarrierLogo code={code} />
    </Root>
  ) : (
    <Root data-carrier={theme.code} {...rest}>
      <CarrierLogo theme={theme} />
    </Root>
  );
}
