import { ensureChromium } from '../lib/chromium.mjs';
import { isReady } from '../lib/debian.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { takeFlag } from '../lib/options.mjs';
import { npmRun, program, run } from '../lib/processes.mjs';
import { runScript, ScriptError } from '../lib/runScript.mjs';

/**
 * Makes an engine ready and returns the Vitest projects to run in it.
 * @param {string} engine
 * @param {boolean} hasStories
 */
async function prepare(engine, hasStories) {
  if (engine === 'chromium') {
    await ensureChromium();
    return ['e2e', ...((await isReady('nginx')) ? ['deploy'] : [])];
  }
  if (engine !== 'firefox' && engine !== 'webkit') {
    throw new ScriptError(
      `Unknown browser: ${engine}. The browsers are chromium, firefox and webkit.`,
    );
  }
  if (!(await isReady(engine))) throw new ScriptError(`${engine} is missing.`);
  return ['e2e', 'engine-masks', ...(hasStories ? ['engine-stories'] : [])];
}

/** Serves both builds and the mocks. The production build sends its requests to the mocks. */
async function serve() {
  const { preview } = await import('vite');
  const { serveMocks } = await import('../lib/mocks.mjs');
  const env = process.env['NODE_ENV'];
  await serveMocks();
  await preview({ logLevel: 'warn' });
  await preview({ logLevel: 'warn', mode: 'demo', preview: { port: 4174 } });
  // Vite sets NODE_ENV to `production`, which would change the tests.
  if (env === undefined) delete process.env['NODE_ENV'];
}

/**
 * Tests the production build with the mock server, the demo build with its own mocks, and the
 * configuration of `deploy/` with nginx. `--browser=firefox` and `--browser=webkit` test the purchase, the
 * masks and, without `--no-stories`, the stories in that engine. `--no-build` uses the existing builds.
 */
runScript(async () => {
  const args = process.argv.slice(2);
  const isBuilt = takeFlag(args, '--no-build');
  const hasStories = !takeFlag(args, '--no-stories');
  const at = args.findIndex((arg) => arg.startsWith('--browser='));
  const [, engine = 'chromium'] = at < 0 ? [] : (args.splice(at, 1)[0]?.split('=') ?? []);
  await ensureInstalled();
  const projects = await prepare(engine, hasStories);
  if (!isBuilt) {
    await npmRun('build');
    await npmRun('build:demo');
  }
  await serve();
  const named = projects.map((name) => `--project=${name}`);
  // The drivers of the other engines do not support parallel tests.
  const workers = `--maxWorkers=${engine === 'chromium' ? 2 : 1}`;
  return run(program('vitest', ['run', ...named, workers, ...args], { E2E_BROWSER: engine }));
});
