import { runnerImport } from 'vite';
import { ScriptError } from './runScript.mjs';

/**
 * Serves the mocks. Vite reads their TypeScript, so that they need no build of their own.
 * @param {string} [scenario]
 */
export async function serveMocks(scenario = 'ok') {
  /** @type {{ module: typeof import('../../mocks/scenarios.ts') }} */
  const { module: known } = await runnerImport('./mocks/scenarios.ts');
  if (!known.isScenarioId(scenario)) {
    const ids = Object.keys(known.scenarios).join(', ');
    throw new ScriptError(`There is no scenario "${scenario}": choose one of ${ids}.`);
  }
  /** @type {{ module: typeof import('../../mocks/server/http.ts') }} */
  const { module } = await runnerImport('./mocks/server/http.ts');
  await module.listenOnLoopback(module.createMockHttpServer(scenario), 4010);
  const { server } = known.scenarios[scenario];
  console.log(`Mocks on http://localhost:4010 (${scenario}): ${server}`);
}
