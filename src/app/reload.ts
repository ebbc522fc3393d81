import { storageKeys } from '#storage/keys';
import { sessionStore } from '#storage/safeStorage';
import { isNoticeShown } from './boot/notice';

/** The shortest time between two automatic reloads, in milliseconds. */
const PAUSE_MS = 60_000;
const REACH_TIMEOUT_MS = 3_000;

/** Returns whether the server responds. Without a network, a reload would lose the page. */
async function canReach(): Promise<boolean> {
  const signal = AbortSignal.timeout(REACH_TIMEOUT_MS);
  return fetch(import.meta.env.BASE_URL, { cache: 'no-store', signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Records an automatic reload. Returns false after a recent one, or if the storage does not keep the record. */
function recordReload(): boolean {
  const now = Date.now();
  const last = Number(sessionStore.get(storageKeys.reloadedAt) ?? 0);
  if (Math.abs(now - last) < PAUSE_MS) return false;
  return (
    sessionStore.set(storageKeys.reloadedAt, String(now)) &&
    sessionStore.set(storageKeys.reloadNotice, 'true')
  );
}

/**
 * Reloads the page, which may load code that a new version has replaced. The history entry keeps what was
 * typed. Resolves to false if the page was reloaded recently, the server or the storage is unavailable, or the user may be
 * about to press the button of the notice.
 */
export async function reloadOnce(): Promise<boolean> {
  if (!(await canReach()) || isNoticeShown() || !recordReload()) return false;
  window.location.reload();
  return true;
}

/** Reloads the page, unless the server is unreachable. */
export async function reload(): Promise<void> {
  if (await canReach()) window.location.reload();
}

/** Returns, once, whether the page was reloaded automatically. */
export function consumeReloadFlag(): boolean {
  const isSet = sessionStore.get(storageKeys.reloadNotice) !== undefined;
  sessionStore.set(storageKeys.reloadNotice, undefined);
  return isSet;
}
