/** The longest wait for the map's server, in milliseconds. */
const PATIENCE_MS = 8000;

/** Whether the map's server answers; its answer itself stays closed to the page. */
export async function reachMap(src: string): Promise<boolean> {
  try {
    await fetch(src, {
      mode: 'no-cors',
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return true;
  } catch {
    return false;
  }
}
