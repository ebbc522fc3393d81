import { readdirSync } from 'node:fs';
import path from 'node:path';
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
