import { parseArgs } from 'node:util';
import { preview } from 'vite';
import { isReady } from '../lib/debian.mjs';
import { serveMocks } from '../lib/mocks.mjs';
import { npmRun, run } from '../lib/processes.mjs';
import { runScript, ScriptError } from '../lib/runScript.mjs';

/** Serves both builds and the mocks. The production build sends its requests to the mocks. */
async function serve() {
  await serveMocks();
  await preview({ logLevel: 'warn' });
  await preview({ logLevel: 'warn', mode: 'demo', preview: { port: 4174 } });
  // Vite has set it to `production`, which would change the tests.
  delete process.env['NODE_ENV'];
}

/**
 * Tests the production build with the mock server, the demo build with its own mocks, and the
 * configuration of `deploy/` with nginx. `--browser=firefox` and `--browser=webkit` test the purchase and the
 * masks in that engine, and with `--stories` the stories. `--no-build` uses the existing builds. Other arguments go to
 * Vitest.
 */
runScript(async () => {
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
  if (values.browser === 'chromium') {
    if (!(await isReady('nginx'))) vitest.push('--exclude=tests/deploy/**');
  } else if (values.browser === 'firefox' || values.browser === 'webkit') {
    if (!(await isReady(values.browser))) throw new ScriptError(`${values.browser} is missing.`);
    // The drivers of these engines do not support parallel tests.
    vitest.push('--project=browser', '--maxWorkers=1');
    if (values.stories) vitest.push('--project=stories-es');
  } else {
    throw new ScriptError(
      `There is no browser ${values.browser}: chromium, firefox or webkit is tested.`,
    );
  }
  if (!values['no-build']) {
    await npmRun('build');
    await npmRun('build:demo');
  }
  await serve();
  return run({
    command: process.execPath,
    args: ['node_modules/vitest/vitest.mjs', ...vitest],
    env: { E2E_BROWSER: values.browser },
  });
});
