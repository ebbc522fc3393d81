/** The outcome of sharing. A cancelled share sheet is also `shared`, because it is not an error. */
export type ShareOutcome = 'shared' | 'copied' | 'failed';

/** The user closed the share sheet, or it is still open from the previous click. */
const NO_FAILURES = ['AbortError', 'InvalidStateError'];

/** Copies a text to the clipboard. */
export async function copyText(text: string): Promise<Exclude<ShareOutcome, 'shared'>> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** Shares a text with `navigator.share` if it is available, and copies it otherwise. */
export async function shareText(text: string): Promise<ShareOutcome> {
  if (!('share' in navigator)) return copyText(text);
  try {
    await navigator.share({ text });
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && NO_FAILURES.includes(error.name)
      ? 'shared'
      : copyText(text);
  }
}
