import { npmRun, program, run } from './lib/processes.mjs';
import { runScript, ScriptError } from './lib/runScript.mjs';

runScript(async () => {
  if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
    throw new ScriptError(
      "CHROMATIC_PROJECT_TOKEN is missing: set it to the project's token, from chromatic.com under Manage, Configure, in the environment or in the CI's secrets.",
    );
  }
  await npmRun('build-storybook');
  const args = ['--storybook-build-dir', 'storybook-static', ...process.argv.slice(2)];
  return run(program('chromatic', args));
});
