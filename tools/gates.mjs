import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { program, run } from './lib/processes.mjs';
import { runScript } from './lib/runScript.mjs';

/** Plants a fault for each gate in a copy of the repository, and sees that gate alone turn red. */
runScript(async () => {
  await ensureInstalled();
  const chromium = await ensureChromium();
  const args = ['run', '--project', 'plants', ...process.argv.slice(2)];
  return run(program('vitest', args, { CHROMIUM_PATH: chromium }));
});
