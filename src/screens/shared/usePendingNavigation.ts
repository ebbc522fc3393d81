import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from './afterPaint';

/** What {@link usePendingNavigation} returns. */
export interface Leaving {
  /** Whether a navigation to another screen is pending. */
  isLeaving: boolean;
  /** Navigates after the pressed state is painted. Only the last of several calls has an effect. */
  leave: (go: () => void) => void;
}

/**
 * Shows feedback for a press before the next screen is rendered. The render takes long on slow phones.
 */
export function usePendingNavigation(): Leaving {
  const [isLeaving, setLeaving] = useState(false);
  const callOff = useRef<() => void>(() => undefined);

  useEffect(
    () => () => {
      callOff.current();
    },
    [],
  );

  return {
    isLeaving,
    leave(go) {
      callOff.current();
      setLeaving(true);
      callOff.current = afterPaint(() => {
        // Also flushes effects: the next screen is scrolled to its top and focused before its first paint.
        flushSync(() => {
          setLeaving(false);
          go();
        });
      });
    },
  };
}
