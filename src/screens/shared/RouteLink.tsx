import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';
import { usePendingNavigation } from './usePendingNavigation';

/** Whether a click opens a link in the same tab: the main button, without a modifier key. */
export function isPlain({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
}

/** The props of {@link RouteLink}. */
export interface RouteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** The route. */
  to: To;
  /** The history state of the next screen, if any. */
  state?: object | undefined;
}

/**
 * A native link to a route of the app, which the components of the library render with `render`. The router handles
 * plain clicks. The browser handles all others.
 */
export function RouteLink({ to, state, onClick, ...rest }: RouteLinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to, { state });
  const [isPending, startNavigation] = usePendingNavigation();
  return (
    <a
      {...rest}
      data-pressed={isPending || undefined}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!isPlain(event)) return;
        event.preventDefault();
        startNavigation(() => {
          follow(event);
        });
      }}
    />
  );
}
