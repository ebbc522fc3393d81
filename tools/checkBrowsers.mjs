import { readFileSync } from 'node:fs';
import { buildWhenStale } from './lib/app.mjs';
import { baselineFaults, baselineYear } from './lib/baseline.mjs';
import { filesUnder } from './lib/files.mjs';
import { runScript } from './lib/runScript.mjs';

/** Looks in the built scripts, and in the styles within them, for what the oldest supported browser lacks. */
runScript(async () => {
  await buildWhenStale();
  const files = filesUnder('dist/assets').filter((file) => file.endsWith('.js'));
  const faults = files.flatMap((file) =>
    baselineFaults(readFileSync(file, 'utf8')).map((fault) => `${file}: ${fault}`),
  );
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) return 1;
  console.log(`${files.length} scripts ask for nothing newer than Baseline ${baselineYear}.`);
  return 0;
});
