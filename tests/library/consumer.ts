import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, realpath, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { npm, type Command } from '#tools/lib/processes.mjs';
import { app } from './consumerApp';

const root = path.resolve(import.meta.dirname, '../..');

/** The name of the package under test. */
export const NAME = 'colibri-recargas-components';

/** What the consumer would install beside the package. */
const installed = [
  'react',
  'react-dom',
  'styled-components',
  'imask',
  '@types/react',
  '@types/react-dom',
  'csstype',
];

/** Runs a command to its end. */
export function execute({ command, args, shell = false }: Command, cwd = root) {
  const child = spawn(command, args, { cwd, shell });
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr.on('data', (text: Buffer) => (output += text.toString()));
  return new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      resolve({ code, output });
    });
  });
}

/** Builds the library into a folder of its own. */
export async function buildLibrary() {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'library-')));
  const library = path.join(folder, 'dist-lib');
  const script = path.join(root, 'tools/buildLib.mjs');
  const result = await execute({ command: process.execPath, args: [script, library] });
  return { folder, library, ...result };
}

async function pack(library: string, folder: string): Promise<string> {
  await execute(npm(['pack', '--ignore-scripts', '--pack-destination', folder]), library);
  const tarball = (await readdir(folder)).find((file) => file.endsWith('.tgz'));
  if (tarball === undefined) throw new Error('npm pack wrote no tarball: see its output.');
  return path.join(folder, tarball);
}

async function link(name: string, modules: string): Promise<void> {
  const target = path.join(modules, name);
  await mkdir(path.dirname(target), { recursive: true });
  await symlink(path.join(root, 'node_modules', name), target, 'junction');
}

/** Installs the packed library in an empty app, with links in place of a network. */
export async function installInApp({ folder, library }: { folder: string; library: string }) {
  const tarball = await pack(library, folder);
  const home = path.join(folder, 'app');
  const modules = path.join(home, 'node_modules');
  const target = path.join(modules, NAME);
  await mkdir(target, { recursive: true });
  await execute({ command: 'tar', args: ['-xzf', tarball, '--strip-components=1', '-C', target] });
  for (const name of installed) await link(name, modules);
  for (const [file, text] of Object.entries(app)) await writeFile(path.join(home, file), text);
  return { home, target };
}

/** What TypeScript says of the app and of the package's own types, in one way of finding modules. */
export function typeFaults(home: string, resolution: 'bundler' | 'nodenext'): string[] {
  const config = path.join(home, 'tsconfig.json');
  const read = ts.readConfigFile(config, (file) => ts.sys.readFile(file)).config as object;
  const { options, fileNames } = ts.parseJsonConfigFileContent(read, ts.sys, home);
  const way =
    resolution === 'bundler'
      ? {}
      : { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext };
  const program = ts.createProgram(fileNames, { ...options, ...way });
  return ts
    .getPreEmitDiagnostics(program)
    .filter(({ file }) => file === undefined || file.fileName.startsWith(home))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
