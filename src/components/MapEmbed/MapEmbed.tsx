import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { color, dim, media, radius } from '#theme/tokens';
import { useOnline } from '#hooks/useOnline';

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
  /** The drawing that is shown until the map has loaded, and while the browser is offline. */
  picture: ReactNode;
}

/** An embedded map over a drawing. The browser requests the map when it is near the viewport. */
export function MapEmbed({ src, label, picture, ...rest }: MapEmbedProps) {
  const online = useOnline();
  return (
    <MapBox {...rest}>
      <Drawing>{picture}</Drawing>
      {online && (
        <Frame
          loading="lazy"
          sandbox="allow-scripts allow-same-origin allow-popups"
          src={src}
          title={label}
        />
      )}
    </MapBox>
  );
}
