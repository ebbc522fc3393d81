import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from '#tools/lib/install.mjs';
import { runCommand, type CommandOutput } from './runCommand';

/** Builds the package into `folder/dist-lib`, and packs it. Returns the output of the build, and the tarball. */
export async function packLibrary(
  folder: string,
): Promise<{ built: CommandOutput; tarball: string }> {
  const library = path.join(folder, 'dist-lib');
  const built = await runCommand(process.execPath, ['tools/package/buildLib.mjs', library]);
  await runCommand('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], library);
  const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz')) ?? '';
  return { built, tarball: path.join(folder, tarball) };
}

/**
 * Installs the packages of an app from the registry, by its lock file, and the package, which is built in `folder`.
 * @throws {Error} when npm cannot install the package.
 */
export async function installLibrary(home: string, folder: string): Promise<void> {
  await ensureInstalled(home);
  const { tarball } = await packLibrary(folder);
  const { code, output } = await runCommand(
    'npm',
    ['install', '--no-save', '--no-audit', tarball],
    home,
  );
  if (code !== 0) throw new Error(output);
}
