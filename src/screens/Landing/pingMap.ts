import { withDeadline } from '#api/deadline';

/** The longest wait for the map's server, in milliseconds. */
const PATIENCE_MS = 8000;

/** Whether the map's server answers; its answer itself stays closed to the page. */
export async function pingMap(src: string): Promise<boolean> {
  try {
    await withDeadline((signal) => fetch(src, { mode: 'no-cors', credentials: 'omit', signal }), {
      timeoutMs: PATIENCE_MS,
      createTimeoutError: () => new Error('The map’s server did not answer in time.'),
    });
    return true;
  } catch {
    return false;
  }
}
