import { withDeadline } from '#recargas/deadline';

const TIME_KEY = 'reloadedAt';
const NEWS_KEY = 'reloadedUntold';

/** The shortest time between two reloads that nobody asked for, in ms. */
const PAUSE_MS = 60_000;
const REACH_TIMEOUT_MS = 3_000;

/** Whether the page could be loaded again just now: offline, a reload would lose it. */
export async function canReach(): Promise<boolean> {
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

/** Notes the reload, and tells whether the note holds: without one, a reload could follow another. */
function note(time: number): boolean {
  try {
    window.sessionStorage.setItem(TIME_KEY, String(time));
    window.sessionStorage.setItem(NEWS_KEY, 'true');
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
 * Reloads the page where that may bring code which is gone since a new version of the site was put
 * up; the history entry keeps what was typed. Resolves to false where it does not: it has been
 * tried just before, the server is out of reach, or the storage cannot remember it.
 */
export async function reloadOnce(): Promise<boolean> {
  const now = Date.now();
  if (wasReloadedLately(now) || !(await canReach()) || !note(now)) return false;
  window.location.reload();
  return true;
}

/** Whether the page was reloaded by itself and the person has not been told; true only once. */
export function takeReloadNews(): boolean {
  try {
    const isNews = window.sessionStorage.getItem(NEWS_KEY) !== null;
    window.sessionStorage.removeItem(NEWS_KEY);
    return isNews;
  } catch {
    return false;
  }
}
