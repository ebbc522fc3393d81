import { existsSync, statSync } from 'node:fs';
import { filesUnder } from './files.mjs';
import { npm, program, run } from './processes.mjs';
import { ScriptError } from './scriptError.mjs';

/** Where the production build is served for the tests. */
export const appUrl = 'http://localhost:4173';

const mocks = 'http://localhost:4010';

/** @typedef {import('./servers.mjs').Server} Server */

/**
 * The server of a build.
 * @param {string} folder
 * @param {string} url
 * @param {string} mode Vite's mode
 * @returns {Server}
 */
export function previewOf(folder, url, mode) {
  return {
    name: `The preview of ${folder}`,
    url,
    command: program('vite', [
      ...['preview', '--mode', mode, '--outDir', folder, '--port', new URL(url).port],
      ...['--strictPort', '--logLevel', 'warn'],
    ]),
  };
}

/**
 * The production build on the mock server.
 * @returns {Server[]}
 */
export function appServers() {
  return [
    {
      name: 'The mock server',
      url: `${mocks}/recargas/util/alive`,
      command: { command: process.execPath, args: ['tools/mocksServe.mjs'] },
    },
    previewOf('dist', appUrl, 'production'),
  ];
}

/** What the ports of {@link appServers} are for. */
export const appPorts = {
  4010: 'the mock server',
  4173: 'the preview of the production build',
};

/**
 * Builds the app by one of the package's scripts.
 * @param {string} script
 * @throws {ScriptError} when the build fails
 */
export async function buildApp(script) {
  if ((await run(npm(['run', script]))) === 0) return;
  throw new ScriptError(`"npm run ${script}" failed, so there is no app to look at: see above.`);
}

const sources = ['src', 'tools', 'public', 'index.html', 'vite.config.ts', 'package.json', '.env'];

/** Builds the app for production unless `dist/` is newer than all that it is made of. */
export async function buildWhenStale() {
  const built = existsSync('dist/index.html') ? statSync('dist/index.html').mtimeMs : 0;
  const changes = sources.flatMap(filesUnder).map((file) => statSync(file).mtimeMs);
  if (built <= Math.max(...changes)) await buildApp('build');
}
