import { ScriptError } from './scriptError.mjs';

const oldest = '20.19';

/**
 * @param {string} [version] such as `20.19.1`
 * @throws {ScriptError} when Node is too old
 */
export function requireNode(version = process.versions.node) {
  if (version.localeCompare(oldest, 'en', { numeric: true }) >= 0) return;
  throw new ScriptError(
    `Node ${version} is too old: install Node ${oldest} or later from https://nodejs.org and run the command again.`,
  );
}
