/** The longest delay of a timer, in milliseconds. Timers with a longer delay fire immediately. */
const LONGEST_DELAY_MS = 2_147_483_647;

/** The time limit and the abort signal of an operation. */
export interface Deadline {
  /** The timeout, in milliseconds. */
  timeoutMs: number;
  /** Cancels the operation when it aborts. */
  signal?: AbortSignal | undefined;
  /** Creates the error of the rejection after a timeout. */
  createTimeoutError: () => Error;
}

/**
 * Runs an operation until it settles, its timeout passes or its signal aborts. The operation receives a
 * separate signal, which aborts in both cases. The promise rejects even if the operation ignores it.
 *
 * @throws the signal's reason when it aborts, as `fetch` does.
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

/** Returns the reason of an abort as an error. Browsers before 2022 have no reason, and it may be any value. */
function abortReason(signal: AbortSignal | undefined): Error {
  const reason: unknown = signal?.reason;
  return reason instanceof Error
    ? reason
    : new DOMException('The request was aborted.', 'AbortError');
}
