import type { ComponentProps, ReactNode, SyntheticEvent } from 'react';
import { Button } from '#components/Button';
import { useInView } from '#hooks/useInView';
import { Drawing, Frame, Plate, Root } from './MapEmbed.styles';
import { useMap, type Reach } from './useMap';

/** The props of {@link MapEmbed}. */
export interface MapEmbedProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** The address of the map to embed. */
  src: string;
  /** The map's name for assistive technology. */
  title: string;
  /** The drawing that stands in the map's place until it has loaded. */
  picture: ReactNode;
  /** The text of the button that asks for the map. */
  showLabel: string;
  /** The line that says where the map comes from, until it is asked for. */
  note: string;
  /** The line that says that the map cannot be reached. */
  failedNote: string;
  /**
   * Tells whether the map's address answers: a frame cannot tell by itself that it failed.
   * @default always
   */
  reach?: Reach | undefined;
}

/** Keeps the focus that was on the button, which leaves, inside the map. */
function keepFocus({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) {
  const { parentElement, ownerDocument } = currentTarget;
  if (parentElement?.contains(ownerDocument.activeElement) === true) {
    currentTarget.focus({ preventScroll: true });
  }
}

/**
 * An embedded map that costs nothing until it is near the viewport or asked for; where data is
 * saved it waits to be asked for. Until it has loaded, and where it cannot, a drawing stands there.
 */
export function MapEmbed({
  src,
  title,
  picture,
  showLabel,
  note,
  failedNote,
  reach,
  ...rest
}: MapEmbedProps) {
  const { state, ask, onNear, onLoad } = useMap(src, reach);
  const place = useInView<HTMLDivElement>('200px', onNear);
  const framed = state === 'loading' || state === 'shown';
  return (
    <Root {...rest}>
      <Drawing ref={place}>{picture}</Drawing>
      {framed && (
        <Frame
          data-shown={state === 'shown'}
          onLoad={(event) => {
            keepFocus(event);
            onLoad();
          }}
          sandbox="allow-scripts allow-same-origin allow-popups"
          src={src}
          tabIndex={state === 'shown' ? undefined : -1}
          title={title}
        />
      )}
      {state !== 'shown' && (
        <Plate>
          <p role="status">{state === 'failed' ? failedNote : note}</p>
          <Button
            aria-disabled={state === 'asked' || state === 'loading'}
            onClick={() => {
              void ask();
            }}
            variant="secondary"
          >
            {showLabel}
          </Button>
        </Plate>
      )}
    </Root>
  );
}
