import styled from 'styled-components';
import { pressable } from '#theme/pressable';
import { color, media, radius, space } from '#theme/tokens';
import { CarrierLogo, type CarrierProps } from '#components/CarrierLogo';
import { Anchor, type LinkProps } from '../links/Anchor';

const Root = styled(Anchor)`
  position: relative;
  display: grid;
  place-items: center;
  min-block-size: var(--colibri-tile-size, 6.5rem);
  padding: ${space(4)} ${space(2)} ${space(5)};
  border-radius: ${radius.control};
  color: ${color.onBrand};
  text-align: center;
  text-decoration: none;
  ${pressable(0.97)}
  isolation: isolate;

  /*
   * The lower edge and the ticket have holes between the corners, and the outline follows the holes.
   * One mask layer cuts all holes, so that no seam is visible at any zoom level.
   */
  &::before,
  &::after {
    position: absolute;
    inset: 0;
    z-index: -2;
    padding-inline: ${radius.control};
    border-radius: inherit;
    background: ${color.brandEdge};
    content: '';
    mask:
      radial-gradient(circle at 50% 100%, ${color.ink} 4.5px, transparent 5px) 0 100% / 19.2px 8px
        round no-repeat content-box,
      linear-gradient(${color.ink} 0 0);
    mask-composite: exclude;
  }

  &::after {
    inset: 2px;
    z-index: -1;
    padding-inline: calc(${radius.control} - 2px);
    border-radius: calc(${radius.control} - 2px);
    background: ${color.brand};
    mask-image:
      radial-gradient(circle at 50% calc(100% + 2px), ${color.ink} 6.5px, transparent 7px),
      linear-gradient(${color.ink} 0 0);
  }

  &:hover::before,
  &:hover::after {
    filter: brightness(0.92);
  }

  /* Very long names are truncated. */
  & > span {
    max-block-size: 9rem;
    overflow: hidden;
  }

  ${media.forcedColors} {
    border: 2px solid LinkText;

    &::before,
    &::after {
      display: none;
    }
  }
`;

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
