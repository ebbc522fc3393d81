import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireFreePorts } from './lib/ports.mjs';
import { npm, program, run } from './lib/processes.mjs';
import { runScript } from './lib/run-script.mjs';
import { ScriptError } from './lib/script-error.mjs';
import { withServers } from './lib/servers.mjs';

const mocks = 'http://localhost:4010';
const app = 'http://localhost:4173';
const demo = 'http://localhost:4174';

/** The production build on the mock server, and beside it the demo build on its own mocks. */
function servers() {
  const preview = (folder, url, mode) => ({
    name: `The preview of ${folder}`,
    url,
    command: program('vite', [
      ...['preview', '--mode', mode, '--outDir', folder, '--port', new URL(url).port],
      ...['--strictPort', '--logLevel', 'warn'],
    ]),
  });
  return [
    {
      name: 'The mock server',
      url: `${mocks}/recargas/util/alive`,
      command: { command: process.execPath, args: ['scripts/mocks-serve.mjs'] },
    },
    preview('dist', app, 'production'),
    preview('dist-demo', demo, 'demo'),
  ];
}

async function build(script) {
  if ((await run(npm(['run', script]))) === 0) return;
  throw new ScriptError(`"npm run ${script}" failed, so there is no app to drive: see above.`);
}

runScript(async () => {
  const args = process.argv.slice(2);
  const vitestArgs = args.filter((arg) => arg !== '--no-build');
  await ensureInstalled();
  const chromium = await ensureChromium();
  await requireFreePorts({
    4010: 'the mock server',
    4173: 'the preview of the production build',
    4174: 'the preview of the demo build',
  });
  if (vitestArgs.length === args.length) {
    await build('build');
    await build('build:demo');
  }
  const env = { CHROMIUM_PATH: chromium, E2E_BASE_URL: app, E2E_DEMO_URL: demo };
  const tests = program('vitest', ['run', '--project', 'e2e', ...vitestArgs], env);
  return withServers(servers(), () => run(tests));
});
