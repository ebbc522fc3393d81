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
    throw new ScriptError(`${error.message}. The options are --scenario and --port.`);
  }
}

/** Vite reads the mocks' TypeScript, so that the server needs no build of its own. */
async function load(path) {
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(path);
  return module;
}

function end(server) {
  server.close();
  server.closeAllConnections();
}

runScript(async () => {
  await ensureInstalled();
  const { scenario, port } = readOptions();
  const { isScenarioId, scenarios } = await load('./mocks/scenarios.ts');
  if (!isScenarioId(scenario)) {
    const known = Object.keys(scenarios).join(', ');
    throw new ScriptError(`There is no scenario "${scenario}": choose one of ${known}.`);
  }
  if (!(port > 0 && port < 65536)) {
    throw new ScriptError(`The port must be a number from 1 to 65535, and not "${port}".`);
  }
  await requireFreePorts({ [port]: 'the mock server' });
  const { createMockHttpServer } = await load('./mocks/server/http.ts');
  const server = createMockHttpServer(scenario);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => end(server));
  server.listen(port, 'localhost');
  await once(server, 'listening');
  console.log(`Mocks on http://localhost:${port} (${scenario}): ${scenarios[scenario].server}`);
  await once(server, 'close');
});
