import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import path from 'node:path';
import { ScriptError } from './runScript.mjs';

/** @typedef {{ command: string, args: string[], env?: Record<string, string> }} Command */

/** Windows finds the programs of npm and of packages in a shell only. */
const shell = process.platform === 'win32';

/**
 * The command that runs npm.
 * @param {string[]} args
 * @returns {Command}
 */
export function npm(args) {
  return { command: 'npm', args };
}

/**
 * The command that runs an installed package's program.
 * @param {string} name
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Command}
 */
export function program(name, args, env = {}) {
  return { command: path.resolve('node_modules/.bin', name), args, env };
}

/**
 * @param {Command} command
 * @param {import('node:child_process').StdioOptions} [stdio]
 */
export function start({ command, args, env }, stdio = 'inherit') {
  return spawn(command, args, { stdio, env: { ...process.env, ...env }, shell });
}

/**
 * Resolves to a child's exit code; to 128 + the signal's number if a signal ended it, as in shells.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
export async function exitCode(child) {
  if (child.exitCode !== null) return child.exitCode;
  const [code, signal] = /** @type {[number, NodeJS.Signals | null]} */ (await once(child, 'exit'));
  return signal ? 128 + constants.signals[signal] : code;
}

/**
 * Runs a command until it exits. After a signal, this script exits with the command.
 * @param {Command} command
 * @param {(text: string) => void} [onOutput] receives the output, which is printed otherwise
 * @returns {Promise<number>} the exit code
 */
export async function run(command, onOutput) {
  const child = start(command, onOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit');
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => onOutput?.(text));
  }
  let isStopped = false;
  /** @param {NodeJS.Signals} signal */
  function end(signal) {
    isStopped = true;
    // A terminal sends SIGINT to the command, too.
    if (signal === 'SIGTERM') child.kill(signal);
  }

  process.on('SIGINT', end).on('SIGTERM', end);
  const code = await exitCode(child);
  process.off('SIGINT', end).off('SIGTERM', end);
  if (isStopped) process.exit(code);
  return code;
}

/**
 * Resolves to what `ready` resolves to. Ends the child and rejects if that fails or if the child exits first.
 * @template T
 * @param {import('node:child_process').ChildProcess} child
 * @param {Promise<T>} ready
 * @param {() => unknown} [end]
 * @returns {Promise<T>}
 */
export async function whenReady(child, ready, end = () => stop(child)) {
  const exited = exitCode(child).then((code) => {
    throw new Error(`${child.spawnargs.join(' ')} is not ready: it exited with ${code}.`);
  });
  return Promise.race([ready, exited]).catch(async (error) => {
    await end();
    throw error;
  });
}

/**
 * Runs one of the package's scripts.
 * @param {string} script
 * @throws {ScriptError} if the script fails
 */
export async function npmRun(script) {
  if ((await run(npm(['run', script]))) === 0) return;
  throw new ScriptError(`"npm run ${script}" failed: see above.`);
}

/**
 * Sends SIGTERM to a child, and SIGKILL after five seconds.
 * @param {import('node:child_process').ChildProcess} child
 * @param {boolean} [isGroup] whether the signals also reach the processes of a detached child
 */
export async function stop(child, isGroup = false) {
  const { pid } = child;
  if (pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const target = isGroup ? -pid : pid;
  process.kill(target, 'SIGTERM');
  const timer = setTimeout(() => process.kill(target, 'SIGKILL'), 5000);
  await exitCode(child);
  clearTimeout(timer);
}
