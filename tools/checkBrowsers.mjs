import { readFileSync } from 'node:fs';
import { buildWhenStale } from './lib/app.mjs';
import { baselineFaults, baselineYear } from './lib/baseline.mjs';
import { filesUnder } from './lib/files.mjs';
import { runScript } from './lib/runScript.mjs';

/** Looks in the built scripts and styles for what the oldest supported browser lacks. */
runScript(async () => {
  await buildWhenStale();
  const files = filesUnder('dist/assets').filter((file) => /\.(js|css)$/.test(file));
  const faults = files.flatMap((file) =>
    baselineFaults(file, readFileSync(file, 'utf8')).map((fault) => `${file}: ${fault}`),
  );
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) return 1;
  console.log(`${files.length} files ask for nothing newer than Baseline ${baselineYear}.`);
  return 0;
});
