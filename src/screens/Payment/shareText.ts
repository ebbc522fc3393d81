/** The user closed the share sheet, or it is still open from the previous click. */
const NO_FAILURES = ['AbortError', 'InvalidStateError'];

/** Copies a text to the clipboard. */
export async function copyText(text: string): Promise<'copied' | 'failed'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/**
 * Shares a text with `navigator.share` if it is available, and copies it otherwise. A cancelled share sheet
 * also returns `shared`, because it is not an error.
 */
export async function shareText(text: string): Promise<'shared' | 'copied' | 'failed'> {
  if (!('share' in navigator)) return copyText(text);
  try {
    await navigator.share({ text });
  } catch (error) {
    const isFailure = !(error instanceof DOMException && NO_FAILURES.includes(error.name));
    if (isFailure) return copyText(text);
  }
  return 'shared';
}
