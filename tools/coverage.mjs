import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { program, run } from './lib/processes.mjs';
import { runScript } from './lib/runScript.mjs';

const projects = ['unit', 'browser', 'storybook'].flatMap((name) => ['--project', name]);

/** The unit, browser and story tests, with the lines and branches of `src/` that they reach. */
runScript(async () => {
  await ensureInstalled();
  const chromium = await ensureChromium();
  const args = ['run', '--coverage', ...projects, ...process.argv.slice(2)];
  return run(program('vitest', args, { CHROMIUM_PATH: chromium }));
});
