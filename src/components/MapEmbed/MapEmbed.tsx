import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { pressable } from '#theme/pressable';
import { bold, color, dim, media, radius, size, space, target } from '#theme/tokens';

const fill = `
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
`;

const MapBox = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${radius.panel};
  background: ${color.muted};

  &::after {
    ${fill}
    background: ${dim};
    content: '';
    pointer-events: none;
  }

  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

/** Defines the shape of the map. */
const Drawing = styled.div`
  min-block-size: min(20rem, 100vi);

  ${media.desktop} {
    min-block-size: min(22rem, 30vi);
  }

  /* 8 to 5. An aspect ratio would widen the box by its minimum height and move the pin. */
  &::before {
    display: block;
    padding-block-start: 62.5%;
    content: '';
  }

  & > * {
    ${fill}
  }
`;

/** Over the map, in the corner that the controls and the attribution of OpenStreetMap leave free. */
const Show = styled.summary`
  position: absolute;
  inset-block-start: ${space(4)};
  inset-inline-end: ${space(4)};
  z-index: 1;
  display: flex;
  align-items: center;
  min-block-size: ${target};
  max-inline-size: calc(100% - ${space(8)});
  padding: ${space(2)} ${space(5)};
  border: 2px solid ${color.fieldLine};
  border-radius: ${radius.control};
  background: ${color.paper};
  color: ${color.brandText};
  ${bold(700, size.md, 1.2)}
  overflow-wrap: anywhere;
  cursor: pointer;
  ${pressable(0.98)}

  &:hover {
    filter: brightness(0.94);
  }
`;

/** A frame in the scheme of its page is transparent until the page is painted. */
const Frame = styled.iframe`
  ${fill}
  border: 0;
  color-scheme: light;
`;

export interface MapEmbedProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The address of the map to embed. */
  src: string;
  /** The accessible name of the map. */
  label: string;
  /** The text of the control that shows the map, and hides it again. */
  showLabel: string;
  /** The drawing, which is shown until the user asks for the map. */
  picture: ReactNode;
}

/** A drawing, over which the user can show the map. The browser requests it only then, because its frame is lazy. */
export function MapEmbed({ src, label, showLabel, picture, ...rest }: MapEmbedProps) {
  return (
    <MapBox {...rest}>
      <Drawing>{picture}</Drawing>
      <details>
        <Show>{showLabel}</Show>
        <Frame
          loading="lazy"
          sandbox="allow-scripts allow-same-origin allow-popups"
          src={src}
          title={label}
        />
      </details>
    </MapBox>
  );
}
