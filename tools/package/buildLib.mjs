import path from 'node:path';
import { runnerImport } from 'vite';

const outDir = path.resolve(process.argv[2] ?? 'dist-lib');

// Vite's module runner defaults to development.
process.env['NODE_ENV'] = 'production';
/** @type {{ module: typeof import('./library.ts') }} */
const { module } = await runnerImport('./tools/package/library.ts');
const faults = await module.buildLibrary(outDir);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log(`The package is in ${outDir}.`);
