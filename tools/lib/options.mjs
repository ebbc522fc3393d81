import { execFileSync } from 'node:child_process';
import { program } from './processes.mjs';
import { ScriptError } from './runScript.mjs';

/**
 * Removes a flag from the arguments, the rest of which go to another program.
 * @param {string[]} args changed in place
 * @param {string} name
 * @returns {boolean} whether the flag was present
 */
export function takeFlag(args, name) {
  const index = args.indexOf(name);
  if (index >= 0) args.splice(index, 1);
  return index >= 0;
}

/**
 * Rejects flags that Vitest does not know.
 * @param {readonly string[]} args
 * @throws {ScriptError} naming the unknown flags
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
