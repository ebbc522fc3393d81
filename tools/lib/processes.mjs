import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ScriptError } from './runScript.mjs';

/** @typedef {{ command: string, args: string[], env?: Record<string, string> | undefined, shell?: boolean, stdio?: import('node:child_process').StdioOptions }} Command */

/**
 * The command that runs npm: the npm that started this script, if any.
 * @param {string[]} args
 * @returns {Command}
 */
export function npm(args) {
  const cli = process.env['npm_execpath'];
  if (cli && /\.c?js$/.test(cli)) return { command: process.execPath, args: [cli, ...args] };
  return { command: 'npm', args, shell: process.platform === 'win32' };
}

/**
 * The command that runs an installed package's program with the same Node, without a shell.
 * @param {string} packageName
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @param {string} [name] the program's name, if the package has several
 * @returns {Command}
 */
export function program(packageName, args, env, name = packageName) {
  const folder = path.resolve('node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const file = typeof bin === 'string' ? bin : bin[name];
  return { command: process.execPath, args: [path.join(folder, file), ...args], env };
}

/**
 * @param {Command} command
 * @returns {import('node:child_process').ChildProcess}
 */
export function start({ command, args, env, shell = false, stdio = 'inherit' }) {
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
  const child = start(onOutput ? { ...command, stdio: ['ignore', 'pipe', 'pipe'] } : command);
  for (const stream of onOutput ? [child.stdout, child.stderr] : []) {
    stream?.setEncoding('utf8').on('data', (text) => onOutput?.(text));
  }
  /** @type {NodeJS.Signals | undefined} */
  let received;
  /** @param {NodeJS.Signals} signal */
  function end(signal) {
    received = signal;
    // A terminal sends SIGINT to the command, too.
    if (signal === 'SIGTERM') child.kill(signal);
  }

  process.on('SIGINT', end).on('SIGTERM', end);
  try {
    return await exitCode(child);
  } finally {
    process.off('SIGINT', end).off('SIGTERM', end);
    if (received) process.exit(128 + constants.signals[received]);
  }
}

/**
 * Resolves to what `ready` resolves to. Ends the child and rejects if that fails, takes longer than two minutes,
 * or if the child exits first.
 * @template T
 * @param {import('node:child_process').ChildProcess} child
 * @param {Promise<T>} ready
 * @param {() => unknown} [end]
 * @returns {Promise<T>}
 */
export async function whenReady(child, ready, end = () => stop(child)) {
  /** @param {unknown} reason */
  const fail = (reason) => {
    throw new Error(`${child.spawnargs.join(' ')} is not ready: ${String(reason)}.`);
  };
  const exited = exitCode(child).then((code) => fail(`it exited with ${code}`));
  const late = sleep(120_000, 'two minutes have passed', { ref: false }).then(fail);
  try {
    return await Promise.race([ready, exited, late]);
  } catch (error) {
    await end();
    throw error;
  }
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
  const exited = exitCode(child);
  process.kill(target, 'SIGTERM');
  const timer = setTimeout(() => process.kill(target, 'SIGKILL'), 5000);
  await exited;
  clearTimeout(timer);
}
