import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from './afterPaint';

/** What {@link usePendingNavigation} gives. */
export interface Leaving {
  /** Whether what was pressed is on its way to another screen. */
  isLeaving: boolean;
  /** Goes once the press is seen on the page; the last of several calls counts. */
  leave: (go: () => void) => void;
}

/**
 * Answers a press that leads to another screen before that screen is rendered, which takes a cheap
 * phone a good while.
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
        // With its effects: the next screen is at its top, and has the focus, when it is first seen.
        flushSync(() => {
          setLeaving(false);
          go();
        });
      });
    },
  };
}
