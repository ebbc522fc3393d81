import type { ComponentProps, ReactNode, SyntheticEvent } from 'react';
import { Button } from '#components/Button';
import { useInView } from '#hooks/useInView';
import { Drawing, Frame, Overlay, Root } from './MapEmbed.styles';
import { useMap, type Reach } from './useMap';

export interface MapEmbedProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The address of the map to embed. */
  src: string;
  /** The accessible name of the map. */
  label: string;
  /** The drawing that is shown until the map has loaded. */
  picture: ReactNode;
  /** The text of the button that loads the map. */
  showLabel: string;
  /** The note on the source of the map, shown before the map is requested. */
  note: string;
  /** The message for a map that cannot be loaded. */
  failedNote: string;
  /**
   * Resolves to whether the map's server responds. An iframe emits no event when it fails.
   * @default always
   */
  reach?: Reach | undefined;
}

/** Moves the focus from the button, which is removed, to the map. */
function moveFocusToMap({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) {
  // In a shadow root, the active element of the document is the host.
  const { activeElement } = currentTarget.getRootNode() as Document | ShadowRoot;
  if (currentTarget.parentElement?.contains(activeElement) === true) {
    currentTarget.focus({ preventScroll: true });
  }
}

/**
 * An embedded map that loads when it is near the viewport or when the user requests it. With
 * `saveData` it loads only on request. A drawing is shown until it has loaded and when it fails.
 */
export function MapEmbed({
  src,
  label,
  picture,
  showLabel,
  note,
  failedNote,
  reach,
  ...rest
}: MapEmbedProps) {
  const { state, request, onNear, onLoad } = useMap(src, reach);
  const drawing = useInView<HTMLDivElement>('200px', onNear);
  const shown = state === 'shown';
  const loading = state === 'loading';
  return (
    <Root {...rest}>
      <Drawing ref={drawing}>{picture}</Drawing>
      {(loading || shown) && (
        <Frame
          data-shown={shown}
          onLoad={(event) => {
            moveFocusToMap(event);
            onLoad();
          }}
          sandbox="allow-scripts allow-same-origin allow-popups"
          src={src}
          tabIndex={shown ? undefined : -1}
          title={label}
        />
      )}
      {!shown && (
        <Overlay>
          <p role="status">{state === 'failed' ? failedNote : note}</p>
          <Button
            onClick={() => void request()}
            loading={loading || state === 'requested'}
            variant="secondary"
          >
            {showLabel}
          </Button>
        </Overlay>
      )}
    </Root>
  );
}
