import { appPorts, appServers, appUrl, buildApp, previewOf } from './lib/app.mjs';
import { requireEngine } from './lib/browsers.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensureNginx } from './lib/nginx.mjs';
import { takeFlag, takeOption } from './lib/options.mjs';
import { requireFreePorts } from './lib/ports.mjs';
import { program, run } from './lib/processes.mjs';
import { runScript } from './lib/runScript.mjs';
import { withServers } from './lib/servers.mjs';

const demo = 'http://localhost:4174';

/**
 * The projects to run, and what they have to know of the browser.
 * @param {string} engine
 * @param {boolean} hasStories
 * @returns {Promise<{ projects: string[], env: Record<string, string> }>}
 */
async function prepare(engine, hasStories) {
  if (engine !== 'chromium') {
    await requireEngine(engine);
    const stories = hasStories ? ['engine-stories'] : [];
    return { projects: ['e2e', 'engine-masks', ...stories], env: { E2E_BROWSER: engine } };
  }
  const env = { CHROMIUM_PATH: await ensureChromium() };
  return { projects: ['e2e', 'parity', ...((await ensureNginx()) ? ['deploy'] : [])], env };
}

/**
 * Drives the production build on the mock server, beside it the demo build on its own mocks, compares
 * the screens' stories with the production build, and serves that one by nginx as `deploy/` has it.
 * With `--browser=firefox` or `--browser=webkit`, the buying, the masks and (but for `--no-stories`) the
 * stories in that engine.
 */
runScript(async () => {
  const args = process.argv.slice(2);
  const isBuilt = takeFlag(args, '--no-build');
  const hasStories = !takeFlag(args, '--no-stories');
  const engine = takeOption(args, '--browser') ?? 'chromium';
  await ensureInstalled();
  const { projects, env } = await prepare(engine, hasStories);
  await requireFreePorts({ ...appPorts, 4174: 'the preview of the demo build' });
  if (!isBuilt) {
    await buildApp('build');
    await buildApp('build:demo');
  }
  const named = projects.map((name) => `--project=${name}`);
  const addresses = { E2E_BASE_URL: appUrl, E2E_DEMO_URL: demo };
  // The tests wait more than they work; the drivers of the other engines are not made for two at once.
  const workers = `--maxWorkers=${engine === 'chromium' ? 2 : 1}`;
  const tests = program('vitest', ['run', ...named, workers, ...args], { ...env, ...addresses });
  const servers = [...appServers(), previewOf('dist-demo', demo, 'demo')];
  return withServers(servers, () => run(tests));
});
