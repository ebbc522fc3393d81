import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './runCommand';

/** The name of the package. */
export const NAME = 'colibri-recargas-components';

const packages = path.resolve('node_modules');

/** What a consumer would install with the package. */
const installed = ['imask', '@types/react', '@types/react-dom', 'csstype', 'msw', 'valibot'];

/** Vite's configuration of the app in a folder. */
export function configOf(root: string) {
  return { root, configFile: false, logLevel: 'error' } as const;
}

/**
 * Copies the Vite app, and installs the packed library in it, with links in place of a network. `react` is the
 * folder that contains React.
 */
export async function createViteApp(
  home: string,
  tarball: string,
  react = packages,
): Promise<void> {
  const modules = path.join(home, 'node_modules');
  const target = path.join(modules, NAME);
  cpSync('tests/package/vite', home, { recursive: true });
  mkdirSync(target, { recursive: true });
  mkdirSync(path.join(modules, '@types'));
  await runCommand('tar', ['-xzf', tarball, '--strip-components=1', '-C', target]);
  const link = (folder: string, name: string) => {
    symlinkSync(path.resolve(folder, name), path.join(modules, name), 'junction');
  };
  for (const name of installed) link(packages, name);
  for (const name of ['react', 'react-dom']) link(react, name);
}
