import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from '#tools/lib/install.mjs';

/** What a command printed, and its exit code. */
export interface CommandOutput {
  code: number | null;
  output: string;
}

/** Runs a command to its end. */
export function runCommand(command: string, args: readonly string[], cwd = '.'): CommandOutput {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  return { code: status, output: stdout + stderr };
}

/** Builds the package into `folder/dist-lib`, and packs it. Returns the output of the build, and the tarball. */
export function packLibrary(folder: string): { built: CommandOutput; tarball: string } {
  const library = path.join(folder, 'dist-lib');
  const built = runCommand(process.execPath, ['tools/package/buildLib.mjs', library]);
  runCommand('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], library);
  const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz')) ?? '';
  return { built, tarball: path.join(folder, tarball) };
}

/**
 * Installs the packages of an app from the registry, by its lock file, and the package, which is built in `folder`.
 * @throws {Error} when npm cannot install the package.
 */
export async function installLibrary(home: string, folder: string): Promise<void> {
  await ensureInstalled(home);
  const { tarball } = packLibrary(folder);
  const { code, output } = runCommand('npm', ['install', '--no-save', '--no-audit', tarball], home);
  if (code !== 0) throw new Error(output);
}
