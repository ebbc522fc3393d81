import { once } from 'node:events';
import { exitCode, start, stop } from './processes.mjs';
import { waitForHttp } from './wait-for-http.mjs';

/** @typedef {{ name: string, url: string, command: import('./processes.mjs').Command }} Server */

function nextSignal(until) {
  const next = (name, code) => once(process, name, { signal: until }).then(() => code);
  return Promise.race([next('SIGINT', 130), next('SIGTERM', 143)]);
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
