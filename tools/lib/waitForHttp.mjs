import { setTimeout as sleep } from 'node:timers/promises';
import { ScriptError } from './scriptError.mjs';

/**
 * Resolves once an address answers with success.
 * @param {string} url
 * @param {number} [patience] in milliseconds
 */
export async function waitForHttp(url, patience = 120_000) {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
      await response.body?.cancel();
      if (response.ok) return;
    } catch {
      // Not listening yet.
    }
    await sleep(250);
  }
  throw new ScriptError(
    `${url} did not answer within ${patience / 1000} seconds: see the messages above, then run the command again.`,
  );
}
