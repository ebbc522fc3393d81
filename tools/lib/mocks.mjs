import { runnerImport } from 'vite';

/**
 * Serves the mocks. Vite loads their TypeScript, so they need no build.
 * @param {string} [scenario]
 */
export async function serveMocks(scenario = 'ok') {
  /** @type {{ module: typeof import('../../mocks/scenarios.ts') }} */
  const { module: scenarioModule } = await runnerImport('./mocks/scenarios.ts');
  if (!scenarioModule.isScenarioId(scenario)) {
    const ids = Object.keys(scenarioModule.scenarios).join(', ');
    throw new Error(`There is no scenario "${scenario}": choose one of ${ids}.`);
  }
  /** @type {{ module: typeof import('../../mocks/httpServer.ts') }} */
  const { module } = await runnerImport('./mocks/httpServer.ts');
  await module.listenOnLoopback(module.createMockHttpServer(scenario), 4010);
  const { server } = scenarioModule.scenarios[scenario];
  console.log(`Mocks on http://localhost:4010 (${scenario}): ${server}`);
}
