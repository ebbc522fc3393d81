import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { npm } from './processes.mjs';

/** @typedef {{ expression?: string, license?: { id?: string, name?: string } }} Licence */
/** @typedef {{ name: string, version: string, licenses?: Licence[] }} Component */
/** @typedef {{ serialNumber?: string, metadata: { timestamp?: string, component: { name: string } }, components: Component[] }} Sbom */

/**
 * Lists the packages of the lock file (CycloneDX), without what differs between runs and folders.
 * @param {string} root the project's folder
 * @param {...string} args further arguments for `npm sbom`
 * @returns {Sbom}
 */
export function readSbom(root, ...args) {
  const sbom = npm(['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', ...args]);
  const { command, args: all, shell = false } = sbom;
  const options = { cwd: root, encoding: /** @type {const} */ ('utf8'), maxBuffer: 2 ** 26, shell };
  const { serialNumber: _, ...list } = JSON.parse(execFileSync(command, all, options));
  delete list.metadata.timestamp;
  // npm writes the folder's name.
  list.metadata.component.name = JSON.parse(
    readFileSync(resolve(root, 'package.json'), 'utf8'),
  ).name;
  return list;
}
