import { appPorts, appServers, appUrl, buildApp } from './lib/app.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { takeOption, takeShard } from './lib/options.mjs';
import { requireFreePorts } from './lib/ports.mjs';
import { program, run } from './lib/processes.mjs';
import { runScript } from './lib/runScript.mjs';
import { withServers } from './lib/servers.mjs';

/**
 * Compares each screen's story with the built app at the story's route: `--stories PATTERN`,
 * `--shard 1/2`, and `--no-build` where the production build is fresh.
 */
runScript(async () => {
  await ensureInstalled();
  const chromium = await ensureChromium();
  const args = process.argv.slice(2);
  const shard = takeShard(args);
  const stories = takeOption(args, '--stories') ?? '';
  const rest = args.filter((arg) => arg !== '--no-build');
  await requireFreePorts({ ...appPorts, 4175: 'the preview of a build with a story’s settings' });
  if (rest.length === args.length) await buildApp('build');
  const env = {
    CHROMIUM_PATH: chromium,
    E2E_BASE_URL: appUrl,
    PARITY_SHARD: shard,
    PARITY_STORIES: stories,
  };
  const tests = program('vitest', ['run', '--project', 'parity', ...rest], env);
  return withServers(appServers(), () => run(tests));
});
