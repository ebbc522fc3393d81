import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { program, run } from './lib/processes.mjs';
import { runScript } from './lib/runScript.mjs';

/** Unit, browser and story tests, and the sampled matrix; the other projects have commands of their own. */
const usual = ['unit', 'browser', 'storybook', 'matrix'].map((name) => `--project=${name}`);

function projects(args) {
  return args.some((arg) => arg.startsWith('--project')) ? [] : usual;
}

runScript(async () => {
  await ensureInstalled();
  const chromium = await ensureChromium();
  const args = process.argv.slice(2);
  return run(program('vitest', ['run', ...projects(args), ...args], { CHROMIUM_PATH: chromium }));
});
