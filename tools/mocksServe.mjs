import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';
import { runScript } from './lib/runScript.mjs';

/** Serves the mocks until a signal comes. */
runScript(async () => {
  const { values } = parseArgs({
    options: {
      scenario: { type: 'string', default: 'ok' },
      port: { type: 'string', default: '4010' },
    },
  });
  await ensureInstalled();
  const { serveMocks } = await import('./lib/mocks.mjs');
  await serveMocks(values.scenario, Number(values.port));
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
});
