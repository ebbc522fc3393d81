import { writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';
import { runScript } from './lib/runScript.mjs';

/** Writes the OpenAPI description of the backend. */
runScript(async () => {
  /** @type {{ module: typeof import('./openApi.ts') }} */
  const { module } = await runnerImport('./tools/openApi.ts');
  writeFileSync('openapi.json', `${JSON.stringify(module.createOpenApi(), undefined, 2)}\n`);
  console.log('Wrote openapi.json.');
});
