import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** The maximum wait for a paint, in ms. The browser never paints a hidden page. */
const MAX_WAIT_MS = 100;

/** Calls a function after the next paint. Returns a function that cancels the call. */
function afterPaint(call: () => void): () => void {
  let timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    call();
  }, MAX_WAIT_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(call);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * Shows feedback for a press before the next screen is rendered. The render takes long on slow phones.
 * Returns whether a navigation is pending, and a function that navigates after the pressed state is painted. Only the
 * last of several calls has an effect.
 */
export function usePendingNavigation() {
  const [isPending, setPending] = useState(false);
  const cancel = useRef<() => void>(undefined);

  useEffect(() => () => cancel.current?.(), []);

  function startNavigation(navigate: () => void): void {
    cancel.current?.();
    setPending(true);
    cancel.current = afterPaint(() => {
      // Otherwise it would keep what `navigate` refers to, such as the payer.
      cancel.current = undefined;
      // Also flushes effects: the next screen is scrolled to its top and focused before its first paint.
      flushSync(() => {
        setPending(false);
        navigate();
      });
    });
  }

  return [isPending, startNavigation] as const;
}
