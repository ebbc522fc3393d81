/** What came of sharing: `shared` stands for a closed share sheet too, since that is no error. */
export type ShareOutcome = 'shared' | 'copied' | 'failed';

/** The person closed the share sheet, or it is still open from the click before. */
const NO_FAILURES = ['AbortError', 'InvalidStateError'];

/** Copies a text. */
export async function copyText(text: string): Promise<Exclude<ShareOutcome, 'shared'>> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** Shares a text by the browser's own share where there is one, and copies it otherwise. */
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
