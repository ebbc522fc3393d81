import { withDeadline } from '#api/deadline';

const TIME_KEY = 'reloadedAt';
const NOTICE_KEY = 'reloadedUntold';

/** The shortest time between two automatic reloads, in ms. */
const PAUSE_MS = 60_000;
const REACH_TIMEOUT_MS = 3_000;
const REFRESH_TIMEOUT_MS = 5_000;

/**
 * Fetches the scripts that the page preloads past the HTTP cache, and so replaces damaged copies there.
 * Vite adds a preload of each file before it imports a chunk.
 */
export async function refreshScripts(): Promise<void> {
  const signal = AbortSignal.timeout(REFRESH_TIMEOUT_MS);
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
  const responses = Array.from(links, async ({ href }) => {
    const response = await fetch(href, { cache: 'reload', signal });
    // Until its end is read, a response is not kept.
    await response.arrayBuffer();
  });
  await Promise.allSettled(responses);
}

/** Whether the server answers: without a network, a reload would lose the page. */
async function canReach(): Promise<boolean> {
  try {
    const { ok } = await withDeadline(
      (signal) => fetch(import.meta.env.BASE_URL, { cache: 'no-store', signal }),
      { timeoutMs: REACH_TIMEOUT_MS, createTimeoutError: () => new Error('No answer in time.') },
    );
    return ok;
  } catch {
    return false;
  }
}

/** Stores the time of a reload. Returns false where it cannot: one reload could follow another. */
function storeReload(time: number): boolean {
  try {
    window.sessionStorage.setItem(TIME_KEY, String(time));
    window.sessionStorage.setItem(NOTICE_KEY, 'true');
    return window.sessionStorage.getItem(TIME_KEY) === String(time);
  } catch {
    return false;
  }
}

function wasReloadedLately(time: number): boolean {
  try {
    const last = window.sessionStorage.getItem(TIME_KEY);
    return last !== null && Math.abs(time - Number(last)) < PAUSE_MS;
  } catch {
    return true;
  }
}

/**
 * Reloads the page where that may load code which is gone since a new version was deployed; the
 * history entry keeps what was typed. Resolves to false where it does not reload: it did so just before,
 * the server is out of reach, or the storage is closed.
 */
export async function reloadOnce(): Promise<boolean> {
  const now = Date.now();
  if (wasReloadedLately(now) || !(await canReach()) || !storeReload(now)) return false;
  window.location.reload();
  return true;
}

/** Reloads the page with fresh copies of its scripts. Resolves to false where the server is out of reach. */
export async function reloadFresh(): Promise<boolean> {
  await refreshScripts();
  if (!(await canReach())) return false;
  window.location.reload();
  return true;
}

/** Whether the page was reloaded automatically and the user has not been notified; true only once. */
export function consumeReloadFlag(): boolean {
  try {
    const isSet = window.sessionStorage.getItem(NOTICE_KEY) !== null;
    window.sessionStorage.removeItem(NOTICE_KEY);
    return isSet;
  } catch {
    return false;
  }
}
