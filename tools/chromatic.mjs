import { npm, program, run } from './lib/processes.mjs';
import { runScript } from './lib/runScript.mjs';
import { ScriptError } from './lib/scriptError.mjs';

runScript(async () => {
  if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
    throw new ScriptError(
      "CHROMATIC_PROJECT_TOKEN is missing: set it to the project's token, from chromatic.com under Manage, Configure, in the environment or in the CI's secrets.",
    );
  }
  if ((await run(npm(['run', 'build-storybook']))) !== 0) {
    throw new ScriptError('Storybook could not be built: see the messages above.');
  }
  const args = ['--storybook-build-dir', 'storybook-static', ...process.argv.slice(2)];
  return run(program('chromatic', args));
});
