import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { exitCode, start, stop } from './processes.mjs';
import { waitForHttp } from './waitForHttp.mjs';

/** @typedef {{ name: string, url: string, command: import('./processes.mjs').Command }} Server */

/** A terminated npm ends the shell between it and this script, and the script never hears of it. */
async function parentEnd(until) {
  const parent = process.ppid;
  while (process.ppid === parent) await sleep(500, undefined, { signal: until });
}

function nextSignal(until) {
  return Promise.race([
    once(process, 'SIGINT', { signal: until }).then(() => 130),
    once(process, 'SIGTERM', { signal: until }).then(() => 143),
    parentEnd(until).then(() => 143),
  ]);
}

/**
 * Starts servers and, once all answer, does some work. The servers are stopped when the work is done,
 * when one of them ends, or on a signal, whichever comes first, and however the work ends.
 * @param {Server[]} servers
 * @param {() => Promise<number>} work resolves to the exit code
 * @returns {Promise<number>} the exit code of the work, of the server that ended, or of the signal
 */
export async function withServers(servers, work) {
  const done = new AbortController();
  const children = servers.map(({ command }) => start(command));
  const ends = children.map((child, index) =>
    exitCode(child).then((code) => ({ code, name: servers[index].name })),
  );
  async function answerThenWork() {
    await Promise.all(servers.map(({ url }) => waitForHttp(url)));
    return work();
  }
  try {
    const outcome = await Promise.race([nextSignal(done.signal), answerThenWork(), ...ends]);
    if (typeof outcome === 'number') return outcome;
    console.error(
      `${outcome.name} ended by itself (code ${outcome.code}): see the messages above.`,
    );
    return outcome.code || 1;
  } finally {
    done.abort();
    await Promise.all(children.map((child) => stop(child)));
  }
}
