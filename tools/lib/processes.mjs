import { once } from 'node:events';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/**
 * Resolves to what `ready` resolves to. Ends the child and rejects if that fails or if the child exits first.
 * @template T
 * @param {ChildProcess} child
 * @param {Promise<T>} ready
 * @returns {Promise<T>}
 */
export async function whenReady(child, ready) {
  const exited = once(child, 'exit').then(([code]) => {
    throw new Error(`${child.spawnargs.join(' ')} is not ready: it exited with ${code}.`);
  });
  return Promise.race([ready, exited]).catch(async (error) => {
    await stop(child);
    throw error;
  });
}

/**
 * Sends SIGTERM to a child, and resolves when it has exited.
 * @param {ChildProcess} child
 */
export async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
