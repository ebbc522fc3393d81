import { ScriptError } from './scriptError.mjs';

const oldest = { major: 20, minor: 19 };

/**
 * Whether a Node version such as `20.19.1` can run the project.
 * @param {string} version
 * @returns {boolean}
 */
export function isNodeSupported(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > oldest.major || (major === oldest.major && minor >= oldest.minor);
}

/**
 * @param {string} [version]
 * @throws {ScriptError} when Node is too old
 */
export function requireNode(version = process.versions.node) {
  if (isNodeSupported(version)) return;
  throw new ScriptError(
    `Node ${version} is too old: install Node ${oldest.major}.${oldest.minor} or later from https://nodejs.org and run the command again.`,
  );
}
