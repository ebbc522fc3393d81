import { execSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { preview } from 'vite';
import { isReady } from '../lib/debian.mjs';
import { serveMocks } from '../lib/mocks.mjs';

/*
 * Tests the production build with the mock server, the demo build with its own mocks, and the
 * configuration of `deploy/` with nginx. `--browser=firefox` and `--browser=webkit` test the purchase and the
 * masks in that engine, and with `--stories` the stories. `--no-build` uses the existing builds. Other arguments go to
 * Vitest.
 */

const own = /^--(no-build|stories|browser(=.*)?)$/;
const args = process.argv.slice(2);
const { values } = parseArgs({
  args: args.filter((arg) => own.test(arg)),
  options: {
    browser: { type: 'string', default: 'chromium' },
    'no-build': { type: 'boolean' },
    stories: { type: 'boolean' },
  },
});
const vitest = ['run', '--project=e2e', ...args.filter((arg) => !own.test(arg))];
const { browser } = values;
if (browser === 'chromium') {
  if (!isReady('nginx')) vitest.push('--exclude=tests/deploy/**');
} else if (browser === 'firefox' || browser === 'webkit') {
  if (!isReady(browser)) throw new Error(`${browser} is missing.`);
  // The drivers of these engines do not support parallel tests.
  vitest.push('--project=browser', '--maxWorkers=1');
  if (values.stories) vitest.push('--project=stories-es');
} else {
  throw new Error(`There is no browser ${browser}: chromium, firefox or webkit is tested.`);
}
if (!values['no-build']) {
  execSync('npm run build && npm run build:demo', { stdio: 'inherit' });
}

// Serves both builds and the mocks. The production build sends its requests to the mocks.
await serveMocks();
await preview({ logLevel: 'warn' });
await preview({ logLevel: 'warn', mode: 'demo', preview: { port: 4174 } });
// Vite has set it to `production`, which would change the tests.
delete process.env['NODE_ENV'];

const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', ...vitest], {
  stdio: 'inherit',
  env: { ...process.env, E2E_BROWSER: browser },
});
const [code] = await once(child, 'exit');
process.exit(code ?? 1);
