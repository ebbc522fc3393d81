import { once } from 'node:events';
import { clearInterval, setInterval } from 'node:timers';
import { setTimeout as sleep } from 'node:timers/promises';
import { exitCode, start, stop } from './processes.mjs';

/** @typedef {{ name: string, url: string, command: import('./processes.mjs').Command }} Server */

/**
 * A terminated npm ends the shell between it and this script, and the script never hears of it.
 * @param {AbortSignal} until
 */
async function parentEnd(until) {
  const parent = process.ppid;
  while (process.ppid === parent) await sleep(500, undefined, { signal: until });
}

/** @param {AbortSignal} until */
function nextSignal(until) {
  return Promise.race([
    once(process, 'SIGINT', { signal: until }).then(() => 130),
    once(process, 'SIGTERM', { signal: until }).then(() => 143),
    parentEnd(until).then(() => 143),
  ]);
}

/**
 * @param {string} url
 * @param {AbortSignal} until
 */
async function isServed(url, until) {
  try {
    const response = await fetch(url, { signal: until });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * However long it takes: how slow a machine may be is not for a script to say, and that a server has
 * ended by itself is seen elsewhere.
 * @param {Server} server
 * @param {AbortSignal} until
 * @param {number} interval
 */
async function firstAnswer({ name, url }, until, interval) {
  const began = Date.now();
  const report = setInterval(() => {
    const seconds = Math.round((Date.now() - began) / 1000);
    console.log(`${name} is still preparing its first page, ${seconds} s so far`);
  }, interval);
  try {
    while (!(await isServed(url, until))) await sleep(250, undefined, { signal: until });
  } finally {
    clearInterval(report);
  }
}

/**
 * Starts servers and, once all answer, does some work. The servers are stopped when the work is done,
 * when one of them ends, or on a signal, whichever comes first, and however the work ends.
 * @param {Server[]} servers
 * @param {() => Promise<number>} work resolves to the exit code
 * @param {number} [interval] between the words on a server that does not answer yet, in milliseconds
 * @returns {Promise<number>} the exit code of the work, of the server that ended, or of the signal
 */
export async function withServers(servers, work, interval = 10_000) {
  const done = new AbortController();
  const started = servers.map((server) => ({ ...server, child: start(server.command) }));
  const ends = started.map(async ({ child, name }) => ({ code: await exitCode(child), name }));
  async function answerThenWork() {
    await Promise.all(servers.map((server) => firstAnswer(server, done.signal, interval)));
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
    await Promise.all(started.map(({ child }) => stop(child)));
  }
}
