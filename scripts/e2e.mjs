import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireFreePorts } from './lib/ports.mjs';
import { npm, program, run } from './lib/processes.mjs';
import { runScript } from './lib/run-script.mjs';
import { ScriptError } from './lib/script-error.mjs';
import { withServers } from './lib/servers.mjs';

const address = 'http://localhost:4174';

function preview() {
  const flags = ['--outDir', 'dist-demo', '--port', '4174', '--strictPort', '--logLevel', 'warn'];
  return { name: 'The preview', url: address, command: program('vite', ['preview', ...flags]) };
}

runScript(async () => {
  const args = process.argv.slice(2);
  const vitestArgs = args.filter((arg) => arg !== '--no-build');
  await ensureInstalled();
  const chromium = await ensureChromium();
  await requireFreePorts({ 4174: 'the preview of the built app' });
  if (vitestArgs.length === args.length && (await run(npm(['run', 'build:demo']))) !== 0) {
    throw new ScriptError(
      'The demo build failed, so there is no app to drive: see the messages above.',
    );
  }
  const env = { CHROMIUM_PATH: chromium, E2E_BASE_URL: address };
  const tests = program('vitest', ['run', '--project', 'e2e', ...vitestArgs], env);
  return withServers([preview()], () => run(tests));
});
