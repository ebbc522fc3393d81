import path from 'node:path';
import { runScript } from '../lib/runScript.mjs';
import { writeTokens } from '../lib/tokens.mjs';

const outDir = path.resolve(process.argv[2] ?? 'dist-lib/tokens');

/** Writes the themes and the scales as design tokens: the W3C format, CSS and a module with types. */
runScript(async () => {
  const count = await writeTokens(outDir);
  console.log(`${count} files of design tokens in ${path.relative(process.cwd(), outDir)}`);
  return 0;
});
