/** The timeout of the request to the map's server, in milliseconds. */
const TIMEOUT_MS = 8000;

/** Whether the map's server responds. The page cannot read the opaque response. */
export async function pingMap(src: string): Promise<boolean> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    await fetch(src, { mode: 'no-cors', credentials: 'omit', signal });
    return true;
  } catch {
    return false;
  }
}
