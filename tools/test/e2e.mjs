import { isReady } from '../lib/debian.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { npmRun, program, run } from '../lib/processes.mjs';
import { runScript, ScriptError } from '../lib/runScript.mjs';

/** The options of this script. All others go to Vitest. */
const own = /^--(?:no-build|no-stories|browser=.*)$/;

/** Serves both builds and the mocks. The production build sends its requests to the mocks. */
async function serve() {
  const { preview } = await import('vite');
  const { serveMocks } = await import('../lib/mocks.mjs');
  await serveMocks();
  await preview({ logLevel: 'warn' });
  await preview({ logLevel: 'warn', mode: 'demo', preview: { port: 4174 } });
  // Vite has set it to `production`, which would change the tests.
  delete process.env['NODE_ENV'];
}

/**
 * Tests the production build with the mock server, the demo build with its own mocks, and the
 * configuration of `deploy/` with nginx. `--browser=firefox` and `--browser=webkit` test the purchase, the
 * masks and, without `--no-stories`, the stories in that engine. `--no-build` uses the existing builds.
 */
runScript(async () => {
  const args = process.argv.slice(2);
  const [, engine = 'chromium'] =
    args.find((arg) => arg.startsWith('--browser='))?.split('=') ?? [];
  const projects = ['e2e'];
  await ensureInstalled();
  if (engine === 'chromium') {
    if (await isReady('nginx')) projects.push('deploy');
  } else {
    if ((engine !== 'firefox' && engine !== 'webkit') || !(await isReady(engine))) {
      throw new ScriptError(`${engine} is missing. The browsers are chromium, firefox and webkit.`);
    }
    projects.push('engine-masks', ...(args.includes('--no-stories') ? [] : ['engine-stories']));
  }
  if (!args.includes('--no-build')) {
    await npmRun('build');
    await npmRun('build:demo');
  }
  await serve();
  const vitest = [
    'run',
    ...projects.map((name) => `--project=${name}`),
    // The drivers of the other engines do not support parallel tests.
    `--maxWorkers=${engine === 'chromium' ? 2 : 1}`,
    ...args.filter((arg) => !own.test(arg)),
  ];
  return run(program('vitest', vitest, { E2E_BROWSER: engine }));
});
