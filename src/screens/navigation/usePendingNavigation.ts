import { useEffect, useRef, useState } from 'react';
import { changeScreen } from './changeScreen';

/**
 * Shows feedback for a press before the next screen is rendered. The render takes long on slow phones.
 * Returns whether a navigation is pending, and a function that navigates after the pressed state is painted. Only the
 * last of several calls has an effect.
 */
export function usePendingNavigation() {
  const [isPending, setPending] = useState(false);
  /** Identifies the call that waits. */
  const waiting = useRef<symbol>(undefined);

  useEffect(
    () => () => {
      waiting.current = undefined;
    },
    [],
  );

  function startNavigation(navigate: () => void): void {
    const call = Symbol('navigation');
    waiting.current = call;
    setPending(true);
    changeScreen(() => {
      if (waiting.current !== call) return;
      setPending(false);
      navigate();
    });
  }

  return [isPending, startNavigation] as const;
}
