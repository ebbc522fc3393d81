import { CarrierLogo, type CarrierProps } from '#components/CarrierLogo';
import type { LinkProps } from '../links/Anchor';
import { Root } from './CarrierTile.styles';

/** The props of {@link CarrierTile}. A code without a theme uses the default theme. */
export type CarrierTileProps = LinkProps & CarrierProps;

/** A link to a carrier's screen, drawn as a ticket in the carrier's colours. */
export function CarrierTile({ code, theme, ...rest }: CarrierTileProps) {
  return (
    <Root data-carrier={theme?.code ?? code} {...rest}>
      {theme === undefined ? <CarrierLogo code={code} /> : <CarrierLogo theme={theme} />}
    </Root>
  );
}
