import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';
import { usePendingNavigation } from './usePendingNavigation';

/** Whether a click opens a link in the same tab, as in the router's `Link`. */
function opensHere(event: MouseEvent): boolean {
  const { altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey } = event;
  return button === 0 && !(defaultPrevented || altKey || ctrlKey || metaKey || shiftKey);
}

export interface RouteLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** The route. */
  to: To;
}

/**
 * A native link to a route of the app, which the components of the library render with `render`. It is the router's
 * `Link`, which also shows that it is pressed: the next screen may take long to render. It does what its address does.
 */
export function RouteLink({ to, onClick, ...rest }: RouteLinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to);
  const [isPending, startNavigation] = usePendingNavigation();
  return (
    <a
      {...rest}
      data-pressed={isPending || undefined}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!opensHere(event)) return;
        event.preventDefault();
        startNavigation(() => follow(event));
      }}
    />
  );
}
