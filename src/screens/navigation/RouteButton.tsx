import type { ComponentProps } from 'react';
import { useNavigate, type To } from 'react-router-dom';
import { usePendingNavigation } from './usePendingNavigation';

export interface RouteButtonProps extends ComponentProps<'button'> {
  /** The route. */
  to: To;
  /** The history state of the next screen, if any. */
  state?: object | undefined;
}

/**
 * A button that leads to a route of the app with what its address does not contain, such as a phone number. A link would
 * lead to an empty screen in another tab. The components of the library render it with `render`.
 */
export function RouteButton({ to, state, onClick, ...rest }: RouteButtonProps) {
  const navigate = useNavigate();
  const [isPending, startNavigation] = usePendingNavigation();
  return (
    <button
      type="button"
      {...rest}
      data-pressed={isPending || undefined}
      onClick={(event) => {
        onClick?.(event);
        startNavigation(() => void navigate(to, { state }));
      }}
    />
  );
}
