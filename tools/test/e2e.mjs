import { ensureChromium } from '../lib/chromium.mjs';
import { isReady } from '../lib/debian.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { refuseUnknownFlags, takeFlag } from '../lib/options.mjs';
import { npmRun, program, run } from '../lib/processes.mjs';
import { runScript, ScriptError } from '../lib/runScript.mjs';

/**
 * The projects to run in an engine.
 * @param {string} engine
 * @param {boolean} hasStories
 */
async function prepare(engine, hasStories) {
  if (engine === 'chromium') {
    await ensureChromium();
    return ['e2e', ...((await isReady('nginx')) ? ['deploy'] : [])];
  }
  if (engine !== 'firefox' && engine !== 'webkit') {
    throw new ScriptError(`There is no browser ${engine}: there are chromium, firefox, webkit.`);
  }
  if (!(await isReady(engine))) throw new ScriptError(`${engine} is missing.`);
  return ['e2e', 'engine-masks', ...(hasStories ? ['engine-stories'] : [])];
}

/** Serves both builds, and the mocks that the production build asks. */
async function serve() {
  const { preview } = await import('vite');
  const { serveMocks } = await import('../lib/mocks.mjs');
  const env = process.env['NODE_ENV'];
  await serveMocks();
  await preview({ logLevel: 'warn' });
  await preview({ logLevel: 'warn', mode: 'demo', preview: { port: 4174 } });
  // Vite has made it `production`, which is not what the tests are to see.
  if (env === undefined) delete process.env['NODE_ENV'];
}

/**
 * Drives the production build on the mock server, next to it the demo build on its own mocks, and
 * serves the production build by nginx as `deploy/` has it.
 * With `--browser=firefox` or `--browser=webkit`, the buying, the masks and (but for `--no-stories`) the
 * stories in that engine.
 */
runScript(async () => {
  const args = process.argv.slice(2);
  const isBuilt = takeFlag(args, '--no-build');
  const hasStories = !takeFlag(args, '--no-stories');
  const at = args.findIndex((arg) => arg.startsWith('--browser='));
  const [, engine = 'chromium'] = at < 0 ? [] : (args.splice(at, 1)[0]?.split('=') ?? []);
  await ensureInstalled();
  refuseUnknownFlags(args);
  const projects = await prepare(engine, hasStories);
  if (!isBuilt) {
    await npmRun('build');
    await npmRun('build:demo');
  }
  await serve();
  const named = projects.map((name) => `--project=${name}`);
  // The tests wait more than they work; the drivers of the other engines are not made for two at once.
  const workers = `--maxWorkers=${engine === 'chromium' ? 2 : 1}`;
  return run(program('vitest', ['run', ...named, workers, ...args], { E2E_BROWSER: engine }));
});
