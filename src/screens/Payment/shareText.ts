/** What came of sharing: `shared` stands for a closed share sheet too, since that is no error. */
export type ShareOutcome = 'shared' | 'copied' | 'failed';

async function copy(text: string): Promise<ShareOutcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** Shares a text by the browser's own share where there is one, and copies it otherwise. */
export async function shareText(text: string): Promise<ShareOutcome> {
  if (!('share' in navigator)) return copy(text);
  try {
    await navigator.share({ text });
    return 'shared';
  } catch (error) {
    const cancelled = error instanceof DOMException && error.name === 'AbortError';
    return cancelled ? 'shared' : copy(text);
  }
}
