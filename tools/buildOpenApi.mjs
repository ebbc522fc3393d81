import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { runnerImport } from 'vite';
import { runScript } from './lib/runScript.mjs';

const file = 'docs/api/openapi.json';

/** Writes the OpenAPI description of the backend. */
runScript(async () => {
  /** @type {{ module: typeof import('../mocks/contract/openApi.ts') }} */
  const { module } = await runnerImport('./mocks/contract/openApi.ts');
  const text = JSON.stringify(await module.createOpenApi());
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
  console.log(`Wrote ${file}.`);
});
