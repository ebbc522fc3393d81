import type { ComponentProps, ReactNode } from 'react';
import { useOnline } from '#hooks/useOnline';
import { Drawing, Frame, MapBox } from './MapEmbed.styles';

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
