import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { ScriptError } from './runScript.mjs';

/** @typedef {{ command: string, args: string[], env?: Record<string, string> }} Command */

/**
 * The command that runs npm: the one that runs this script, because Windows finds `npm` in a shell only.
 * @param {string[]} args
 * @returns {Command}
 */
export function npm(args) {
  const script = process.env['npm_execpath'];
  if (script === undefined) return { command: 'npm', args };
  return { command: process.execPath, args: [script, ...args] };
}

/**
 * @param {Command} command
 * @param {import('node:child_process').StdioOptions} [stdio]
 */
export function start({ command, args, env }, stdio = 'inherit') {
  return spawn(command, args, { stdio, env: { ...process.env, ...env } });
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
 * @returns {Promise<number>} the exit code
 */
export async function run(command) {
  const child = start(command);
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
