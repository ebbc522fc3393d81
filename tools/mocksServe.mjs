import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';
import { requireFreePorts } from './lib/ports.mjs';
import { runScript } from './lib/runScript.mjs';
import { ScriptError } from './lib/scriptError.mjs';

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        scenario: { type: 'string', default: 'ok' },
        port: { type: 'string', default: '4010' },
      },
    });
    return { scenario: values.scenario, port: Number(values.port) };
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    throw new ScriptError(`${message}. The options are --scenario and --port.`);
  }
}

/**
 * Vite reads the mocks' TypeScript, so that the server needs no build of its own.
 * @template Module
 * @param {string} path
 * @returns {Promise<Module>}
 */
async function load(path) {
  const { runnerImport } = await import('vite');
  return (await runnerImport(path)).module;
}

/** @param {import('node:http').Server} server */
function end(server) {
  server.close();
  server.closeAllConnections();
}

runScript(async () => {
  await ensureInstalled();
  const { scenario, port } = readOptions();
  /** @type {typeof import('../mocks/scenarios.ts')} */
  const { isScenarioId, scenarios } = await load('./mocks/scenarios.ts');
  if (!isScenarioId(scenario)) {
    const known = Object.keys(scenarios).join(', ');
    throw new ScriptError(`There is no scenario "${scenario}": choose one of ${known}.`);
  }
  if (!(port > 0 && port < 65536)) {
    throw new ScriptError(`The port must be a number from 1 to 65535, and not "${port}".`);
  }
  await requireFreePorts({ [port]: 'the mock server' });
  /** @type {typeof import('../mocks/server/http.ts')} */
  const { createMockHttpServer, listenOnLoopback } = await load('./mocks/server/http.ts');
  const server = createMockHttpServer(scenario);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => end(server));
  await listenOnLoopback(server, port);
  console.log(`Mocks on http://localhost:${port} (${scenario}): ${scenarios[scenario].server}`);
  await once(server, 'close');
});
