import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** @typedef {{ expression?: string, license?: { id?: string, name?: string } }} Licence */
/** @typedef {{ name: string, version: string, licenses?: Licence[] }} Component */
/** @typedef {{ metadata: { component: { name: string } }, components: Component[] }} Sbom */

/**
 * Lists the packages of the lock file (CycloneDX), without the values that differ between runs and folders.
 * @param {string} root the project's folder
 * @returns {Sbom}
 */
export function readSbom(root) {
  // In production, npm omits the development dependencies.
  const all = 'npm sbom --sbom-format cyclonedx --package-lock-only --include=dev';
  const printed = execSync(all, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  const list = JSON.parse(printed);
  delete list.serialNumber;
  delete list.metadata.timestamp;
  // npm writes the folder's name.
  list.metadata.component.name = JSON.parse(
    readFileSync(resolve(root, 'package.json'), 'utf8'),
  ).name;
  return list;
}
