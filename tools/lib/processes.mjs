import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { ScriptError } from './runScript.mjs';

/** @typedef {{ command: string, args: string[], env?: Record<string, string> | undefined, shell?: boolean, stdio?: import('node:child_process').StdioOptions }} Command */

/**
 * The command that runs npm: the npm that started this script where there is one.
 * @param {string[]} args
 * @returns {Command}
 */
export function npm(args) {
  const cli = process.env['npm_execpath'];
  if (cli && /\.c?js$/.test(cli)) return { command: process.execPath, args: [cli, ...args] };
  return { command: 'npm', args, shell: process.platform === 'win32' };
}

/**
 * The command that runs an installed package's program under this same Node, without a shell between.
 * @param {string} packageName
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @param {string} [name] the program's name, where the package has others too
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
 * Resolves to a child's exit code; for one ended by a signal, to 128 + its number, as shells do.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
export async function exitCode(child) {
  if (child.exitCode !== null) return child.exitCode;
  const ended = /** @type {[number, NodeJS.Signals | null]} */ (await once(child, 'exit'));
  const [code, signal] = ended;
  return signal ? 128 + constants.signals[signal] : code;
}

/**
 * Runs a command to its end; a signal to this script ends the command too.
 * @param {Command} command
 * @param {(text: string) => void} [hear] what it says, which otherwise is printed as it comes
 * @returns {Promise<number>} its exit code
 */
export async function run(command, hear) {
  const child = start(hear ? { ...command, stdio: ['ignore', 'pipe', 'pipe'] } : command);
  for (const stream of hear ? [child.stdout, child.stderr] : []) {
    stream?.setEncoding('utf8').on('data', (text) => hear?.(text));
  }
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => child.kill(signal);
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM'];
  for (const signal of signals) process.on(signal, pass);
  try {
    return await exitCode(child);
  } finally {
    for (const signal of signals) process.off(signal, pass);
  }
}

/**
 * Runs one of the package's scripts.
 * @param {string} script
 * @throws {ScriptError} when it fails
 */
export async function npmRun(script) {
  if ((await run(npm(['run', script]))) === 0) return;
  throw new ScriptError(`"npm run ${script}" failed: see above.`);
}

/**
 * Asks a child to end, and ends it when it has not done so within five seconds.
 * @param {import('node:child_process').ChildProcess} child
 */
export async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = exitCode(child);
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 5000);
  await ended;
  clearTimeout(timer);
}
