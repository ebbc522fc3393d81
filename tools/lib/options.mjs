import { execFileSync } from 'node:child_process';
import { program } from './processes.mjs';
import { ScriptError } from './runScript.mjs';

/**
 * Takes a flag out of a command's arguments, the others of which are for another program.
 * @param {string[]} args changed in place
 * @param {string} name
 * @returns {boolean} whether it was there
 */
export function takeFlag(args, name) {
  const at = args.indexOf(name);
  if (at >= 0) args.splice(at, 1);
  return at >= 0;
}

/**
 * Refuses flags that Vitest, which gets the arguments, does not know.
 * @param {readonly string[]} args
 * @throws {ScriptError} which names them
 */
export function refuseUnknownFlags(args) {
  // `--coverage.reporter` and `--no-coverage` belong to `--coverage`.
  const flags = args.flatMap((arg) => /^--(?:no-)?([\w-]+)/.exec(arg)?.[1] ?? []);
  if (flags.length === 0) return;
  const { command, args: help } = program('vitest', ['--help']);
  const known = execFileSync(command, help, { encoding: 'utf8' });
  const unknown = flags.filter((flag) => !new RegExp(`--(?:no-)?${flag}\\b`).test(known));
  if (unknown.length === 0) return;
  throw new ScriptError(
    `There is no flag --${unknown.join(', --')}. The flags: --all-themes, --visual and the others that CONTRIBUTING.md names, and those of npx vitest --help.`,
  );
}
