import { withDeadline } from '#api/deadline';

/** The timeout of the request to the map's server, in milliseconds. */
const TIMEOUT_MS = 8000;

/** Whether the map's server responds. The page cannot read the opaque response. */
export async function pingMap(src: string): Promise<boolean> {
  try {
    await withDeadline((signal) => fetch(src, { mode: 'no-cors', credentials: 'omit', signal }), {
      timeoutMs: TIMEOUT_MS,
      createTimeoutError: () => new Error('The map’s server did not respond before the timeout.'),
    });
    return true;
  } catch {
    return false;
  }
}
