import { existsSync, statSync } from 'node:fs';
import { preview } from 'vite';
import type { TestProject } from 'vitest/node';
import { lastChange } from '#tools/lib/files.mjs';
import { npm, run } from '#tools/lib/processes.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address at which the built Storybook is served. */
    storybookUrl: string;
  }
}

const folder = 'storybook-static';
const sources = ['src', 'mocks', '.storybook', 'tools', 'public', 'package.json', 'vite.config.ts'];

async function buildWhenStale(): Promise<void> {
  const index = `${folder}/index.json`;
  const built = existsSync(index) ? statSync(index).mtimeMs : 0;
  if (built > lastChange(sources)) return;
  if ((await run(npm(['run', 'build-storybook', '--', '--quiet']))) !== 0) {
    throw new Error('Storybook could not be built: see the messages above.');
  }
}

/**
 * Builds Storybook where its sources are newer, and serves it while the tests run.
 * @throws {Error} when the build fails.
 */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  await buildWhenStale();
  const server = await preview({
    configFile: false,
    appType: 'mpa',
    logLevel: 'warn',
    build: { outDir: folder },
    preview: { port: 6106, strictPort: false, host: '127.0.0.1' },
  });
  const [url] = server.resolvedUrls?.local ?? [];
  if (url === undefined) throw new Error('The server of the built Storybook has no address.');
  provide('storybookUrl', url);
  return () => server.close();
}
