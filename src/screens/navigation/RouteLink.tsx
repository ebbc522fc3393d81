import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';
import { usePendingNavigation } from './usePendingNavigation';

/** Whether a click opens a link in the same tab, as in the router's `Link`. */
function opensHere(event: MouseEvent, target?: string): boolean {
  const { altKey, button, ctrlKey, metaKey, shiftKey } = event;
  if (event.defaultPrevented || button !== 0) return false;
  return (!target || target === '_self') && !(altKey || ctrlKey || metaKey || shiftKey);
}

export interface RouteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** The route. */
  to: To;
  /** The history state of the next screen, if any. */
  state?: object | undefined;
  /** Called before the route opens in this tab. */
  onFollow?: (() => void) | undefined;
}

/**
 * A native link to a route of the app, which the components of the library render with `render`. It is the router's
 * `Link`, which also shows that it is pressed: the next screen may take long to render.
 */
export function RouteLink({ to, state, target, onClick, onFollow, ...rest }: RouteLinkProps) {
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
        if (!opensHere(event, target)) return;
        event.preventDefault();
        onFollow?.();
        startNavigation(() => follow(event));
      }}
      target={target}
    />
  );
}
