import { appPorts, appServers, appUrl, buildApp, previewOf } from './lib/app.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensureNginx } from './lib/nginx.mjs';
import { takeFlag } from './lib/options.mjs';
import { requireFreePorts } from './lib/ports.mjs';
import { program, run } from './lib/processes.mjs';
import { runScript } from './lib/runScript.mjs';
import { withServers } from './lib/servers.mjs';

const demo = 'http://localhost:4174';

/**
 * Drives the production build on the mock server, beside it the demo build on its own mocks, compares
 * the screens' stories with the production build, and serves that one by nginx as `deploy/` has it.
 */
runScript(async () => {
  const args = process.argv.slice(2);
  const isBuilt = takeFlag(args, '--no-build');
  await ensureInstalled();
  const chromium = await ensureChromium();
  await requireFreePorts({ ...appPorts, 4174: 'the preview of the demo build' });
  if (!isBuilt) {
    await buildApp('build');
    await buildApp('build:demo');
  }
  const env = { CHROMIUM_PATH: chromium, E2E_BASE_URL: appUrl, E2E_DEMO_URL: demo };
  const projects = ['e2e', 'parity', ...((await ensureNginx()) ? ['deploy'] : [])];
  const named = projects.map((name) => `--project=${name}`);
  const tests = program('vitest', ['run', ...named, ...args], env);
  const servers = [...appServers(), previewOf('dist-demo', demo, 'demo')];
  return withServers(servers, () => run(tests));
});
