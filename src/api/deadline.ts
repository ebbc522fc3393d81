/** Longest delay a timer takes, in milliseconds: above it, timers fire at once. */
const LONGEST_DELAY_MS = 2_147_483_647;

/** The limits under which work runs. */
export interface Deadline {
  /** Time allowed, in milliseconds. */
  timeoutMs: number;
  /** Gives the work up when it aborts. */
  signal?: AbortSignal | undefined;
  /** Makes the error to reject with when the time is over. */
  createTimeoutError: () => Error;
}

/**
 * Runs work until it ends, its time is over, or its signal aborts: whichever comes first. The work
 * gets a signal of its own which aborts in both cases, and nobody waits for work which ignores it.
 *
 * @throws the reason of the signal when it aborts, as `fetch` does.
 */
export function withDeadline<T>(
  work: (signal: AbortSignal) => Promise<T>,
  { timeoutMs, signal, createTimeoutError }: Deadline,
): Promise<T> {
  const controller = new AbortController();

  return new Promise<T>((resolve, reject) => {
    function stopWatching(): void {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    }

    function giveUp(reason: Error): void {
      stopWatching();
      controller.abort(reason);
      reject(reason);
    }

    function onTimeout(): void {
      giveUp(createTimeoutError());
    }

    function onAbort(): void {
      giveUp(abortReason(signal));
    }

    const timer = setTimeout(onTimeout, Math.min(timeoutMs, LONGEST_DELAY_MS));
    if (signal?.aborted) {
      onAbort();
      return;
    }
    signal?.addEventListener('abort', onAbort);
    work(controller.signal).then(resolve, reject).finally(stopWatching);
  });
}

/** The reason of an abort; browsers before 2022 give none, and callers may give any value. */
function abortReason(signal: AbortSignal | undefined): Error {
  const reason: unknown = signal?.reason;
  return reason instanceof Error
    ? reason
    : new DOMException('The request was aborted.', 'AbortError');
}
