import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runScript } from '../lib/runScript.mjs';
import { makeTokens } from '../lib/tokens.mjs';

const outDir = path.resolve(process.argv[2] ?? 'dist-lib/tokens');

/** Writes the themes and the scales as design tokens: the W3C format, CSS and a module with types. */
runScript(async () => {
  const files = await makeTokens();
  mkdirSync(outDir, { recursive: true });
  for (const { name, text } of files) writeFileSync(path.join(outDir, name), text);
  console.log(`${files.length} files of design tokens in ${path.relative(process.cwd(), outDir)}`);
});
