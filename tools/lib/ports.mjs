import { connect } from 'node:net';
import { ScriptError } from './scriptError.mjs';

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function answers(host, port) {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 1000 });
    /** @param {boolean} answer */
    const end = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(true));
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
  });
}

/**
 * Whether no server listens on a port of this machine, on either family of addresses.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
async function isPortFree(port) {
  const answered = await Promise.all([answers('127.0.0.1', port), answers('::1', port)]);
  return !answered.includes(true);
}

/**
 * @param {Record<number, string>} uses what each port is for
 * @throws {ScriptError} naming the first port that is taken
 */
export async function requireFreePorts(uses) {
  for (const [port, use] of Object.entries(uses)) {
    if (await isPortFree(Number(port))) continue;
    throw new ScriptError(
      `Port ${port}, which ${use} needs, is taken: stop the program that uses it (perhaps an earlier run of this command) and run the command again.`,
    );
  }
}
