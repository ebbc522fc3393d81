import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';
import { runScript } from './lib/runScript.mjs';

/** Serves the mocks until a signal arrives. */
runScript(async () => {
  const { values } = parseArgs({
    options: { scenario: { type: 'string', default: 'ok' } },
  });
  await ensureInstalled();
  const { serveMocks } = await import('./lib/mocks.mjs');
  await serveMocks(values.scenario);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
});
