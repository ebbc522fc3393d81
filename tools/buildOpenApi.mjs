import { writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';

/** @type {{ module: typeof import('./openApi.ts') }} */
const { module } = await runnerImport('./tools/openApi.ts');
writeFileSync('openapi.json', `${JSON.stringify(module.createOpenApi(), undefined, 2)}\n`);
