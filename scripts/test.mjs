import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { program, run } from './lib/processes.mjs';
import { runScript } from './lib/run-script.mjs';

/** The end-to-end tests need a built and served app, so they only run when a project is asked for. */
function projects(args) {
  return args.some((arg) => arg.startsWith('--project')) ? [] : ['--project=!e2e'];
}

runScript(async () => {
  await ensureInstalled();
  const chromium = await ensureChromium();
  const args = process.argv.slice(2);
  return run(program('vitest', ['run', ...projects(args), ...args], { CHROMIUM_PATH: chromium }));
});
