import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, preview } from 'vite';
import { ensureInstalled } from '#tools/lib/install.mjs';
import { stop, whenReady } from '#tools/lib/processes.mjs';
import { runCommand, type CommandOutput } from './runCommand';

/** The name of the package. */
export const NAME = 'colibri-recargas-components';

/** An app that is served. */
export interface ServedApp {
  base: string;
  close: () => Promise<void>;
}

/** Builds the package into `folder/dist-lib`, and packs it. Returns the output of the build, and the tarball. */
export async function packLibrary(folder: string) {
  const library = path.join(folder, 'dist-lib');
  const built = await runCommand(process.execPath, ['tools/package/buildLib.mjs', library]);
  await runCommand('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], library);
  const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz')) ?? '';
  return { built, tarball: path.join(folder, tarball) };
}

function mustPass({ code, output }: CommandOutput): string {
  if (code !== 0) throw new Error(output);
  return output;
}

/** Installs the packages of an app from the registry, by its lock file, and the packed package. */
export async function installLibrary(home: string, tarball: string): Promise<void> {
  ensureInstalled(home);
  mustPass(await runCommand('npm', ['install', '--no-save', '--no-audit', tarball], home));
}

/** Unpacks the package into an app's `node_modules`, with links to other packages, by the folder of theirs. */
export async function linkLibrary(
  home: string,
  tarball: string,
  installed: readonly (readonly [place: string, names: readonly string[]])[],
): Promise<void> {
  const modules = path.join(home, 'node_modules');
  const target = path.join(modules, NAME);
  mkdirSync(target, { recursive: true });
  mustPass(await runCommand('tar', ['-xzf', tarball, '--strip-components=1', '-C', target]));
  for (const [place, names] of installed) {
    ensureInstalled(place);
    for (const name of names) {
      const link = path.join(modules, name);
      mkdirSync(path.dirname(link), { recursive: true });
      symlinkSync(path.resolve(place, 'node_modules', name), link, 'junction');
    }
  }
}

/** Vite's configuration of the app in a folder. */
export function configOf(root: string) {
  return { root, configFile: false, logLevel: 'error' } as const;
}

async function serveBuild(root: string, headers = {}): Promise<ServedApp> {
  const server = await preview({ ...configOf(root), preview: { port: 0, headers } });
  return { base: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
}

/** The strictest policy that the package needs: its pictures are `data:` addresses. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src data:";

/** Copies the Vite app to a folder and installs it there. */
export async function installVite(home: string, tarball: string): Promise<void> {
  cpSync('tests/package/vite', home, {
    recursive: true,
    filter: (file) => !file.includes('node_modules'),
  });
  await installLibrary(home, tarball);
}

/** Builds the installed Vite app with the HTML of plain Node, and serves it. */
export async function serveVite(home: string): Promise<ServedApp> {
  for (const name of readdirSync('docs/examples')) {
    const code = readFileSync(`docs/examples/${name}`, 'utf8');
    // The policy blocks attributes of styles and other origins, and the reset changes a fieldset of the app.
    if (/ style=|https:|<fieldset/.test(code)) continue;
    mkdirSync(path.join(home, 'examples'), { recursive: true });
    writeFileSync(path.join(home, 'examples', name), code);
  }
  const config = configOf(home);
  await build({ ...config, build: { ssr: 'server.tsx', outDir: 'server' } });
  const html = mustPass(await runCommand(process.execPath, ['server/server.js'], home));
  const page = path.join(home, 'index.html');
  writeFileSync(page, readFileSync(page, 'utf8').replace('<!--app-->', html));
  mkdirSync(path.join(home, 'public'));
  cpSync(path.join(home, 'node_modules', NAME, 'reset.css'), path.join(home, 'public/reset.css'));
  await build({ ...config, build: { assetsInlineLimit: 0 } });
  return serveBuild(home, { 'Content-Security-Policy': policy });
}

/** Builds the Next.js app, which has React 19.2 and Tailwind, and serves it. */
export async function serveNext(tarball: string): Promise<ServedApp> {
  const home = 'tests/package/next';
  const next = 'node_modules/next/dist/bin/next';
  process.env['NEXT_TELEMETRY_DISABLED'] = '1';
  await installLibrary(home, tarball);
  mustPass(await runCommand(process.execPath, [next, 'build'], home));
  const server = spawn(process.execPath, [next, 'start', '--port', '0'], { cwd: home });
  const address = new Promise<string>((resolve) => {
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      const [found] = /http:\/\/localhost:\d+/.exec(text) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  return { base: await whenReady(server, address), close: () => stop(server) };
}
