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
 * last of several calls has an effect. `within` calls its argument, for example when it has a lock.
 */
export function usePendingNavigation(within: (finish: () => void) => void = (finish) => finish()) {
  const [isPending, setPending] = useState(false);
  const cancel = useRef<() => void>(undefined);

  useEffect(() => () => cancel.current?.(), []);

  function startNavigation(navigate: () => void): void {
    // Undefined when it is called or cancelled, so that nothing keeps what it refers to, such as a card.
    let call: (() => void) | undefined = navigate;

    function finish(): void {
      const last = call;
      call = undefined;
      if (last === undefined) return;
      // Also flushes effects: the next screen is scrolled to its top and focused before its first paint.
      flushSync(() => {
        setPending(false);
        last();
      });
    }

    cancel.current?.();
    setPending(true);
    const cancelPaint = afterPaint(() => within(finish));
    cancel.current = () => {
      call = undefined;
      cancelPaint();
    };
  }

  return [isPending, startNavigation] as const;
}
