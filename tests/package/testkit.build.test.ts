import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '../temporaryFolder';
import { installLibrary, packLibrary } from './apps';
import { runCommand } from './runCommand';

const home = 'tests/package/testkit';
const folder = temporaryFolder('testkit');

// The packages of the consumer come from the registry.
beforeAll(async () => {
  const { tarball } = await packLibrary(folder);
  await installLibrary(home, tarball);
});

it.each([
  ['Vitest with jsdom', ['vitest/vitest.mjs', 'run', '--project=jsdom']],
  ['Vitest with happy-dom', ['vitest/vitest.mjs', 'run', '--project=happy-dom']],
  ['Jest with jsdom', ['jest/bin/jest.js']],
  ['Jest with CommonJS', ['jest/bin/jest.js', '--config', 'jest.commonjs.config.js']],
])('the page object and the mocks work in %s', async (_, [bin = '', ...args]) => {
  // Jest loads modules only with this option, and with it no CommonJS.
  const option = args.includes('jest.commonjs.config.js') ? [] : ['--experimental-vm-modules'];
  const program = [...option, `node_modules/${bin}`, ...args];
  const { code, output } = await runCommand(process.execPath, program, home);
  expect(code, output).toBe(0);
});

it('the types accept Testing Library and MSW', async () => {
  const tsc = path.resolve('node_modules/typescript/bin/tsc');
  const { code, output } = await runCommand(process.execPath, [tsc, '--project', '.'], home);
  expect(code, output).toBe(0);
});
