import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  countAreas,
  dealOut,
  readMutant,
  score,
  scoreFaults,
  survivorFaults,
} from '../tests/mutation/verdict.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { filesUnder } from './lib/files.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { takeOption, takeShard } from './lib/options.mjs';
import { testPattern } from './lib/supporting.mjs';
import { runScript } from './lib/runScript.mjs';
import { ScriptError } from './lib/scriptError.mjs';

const areas = ['src/recargas', 'src/components/mask'];
const survivorsFile = 'tests/mutation/survivors.json';

const supporting = new RegExp(testPattern);

/** What needs a page is judged by the tests in Chromium, and all else by those in Node. */
const inPage = ['MaskedInput.ts', 'listeners.ts', 'mask.tsx', 'rawElement.ts'].map(
  (name) => `src/components/mask/${name}`,
);

function allFiles() {
  return areas.flatMap(filesUnder).filter((file) => !supporting.test(file));
}

/** The files that `--only` names, or all. */
function readOnly(text, all) {
  const named = text?.split(',') ?? all;
  const strange = named.filter((file) => !all.includes(file));
  if (strange.length === 0) return named;
  throw new ScriptError(
    `--only names ${strange.join(', ')}: it must name mutated files, such as ${all[0]}, with commas between.`,
  );
}

/** The share of one machine; a mutant in the page takes about twice as long as one in Node. */
function share(files, shard) {
  const weigh = (file) => readFileSync(file).length * (inPage.includes(file) ? 2 : 1);
  return dealOut(
    files.map((file) => ({ file, weight: weigh(file) })),
    shard,
  );
}

/**
 * Mutates some files in a copy of the repository and runs a project of tests against each mutant.
 * Mutants of what runs while a module loads are left out: where they keep a test file from loading,
 * the runner takes its tests for passed.
 */
async function mutate(project, files) {
  if (files.length === 0) return [];
  console.log(
    `Mutating ${files.length} files for the tests of tests/mutation/${project}.config.mjs`,
  );
  // Not at the top: in a fresh clone it is not there before it is installed.
  const { Stryker } = await import('@stryker-mutator/core');
  const stryker = new Stryker({
    mutate: files,
    testRunner: 'vitest',
    vitest: { configFile: `tests/mutation/${project}.config.mjs`, related: false },
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    concurrency: 2,
    // Within the repository, the copy finds the packages as the original does.
    tempDirName: 'reports/mutation/copy',
    symlinkNodeModules: false,
    cleanTempDir: 'always',
    ignorePatterns: ['dist*', 'storybook-static', 'bench', 'docs', 'coverage'],
    reporters: ['progress-append-only', 'html'],
    htmlReporter: { fileName: `reports/mutation/${project}.html` },
    logLevel: 'warn',
  });
  return stryker.runMutationTest();
}

function print(counts) {
  for (const count of counts) {
    const { area, killed, survived, broken, ignored } = count;
    if (killed + survived === 0) continue;
    console.log(
      `${area}: ${score(count).toFixed(2)} % of ${killed + survived} mutants killed, ${survived} survived; ${broken} broke the run and ${ignored} act while loading, which do not count.`,
    );
  }
}

/**
 * Mutation testing of the domain and the masks. `--shard 1/3` takes a part of the files, `--only
 * src/recargas/xsrf.ts` those named.
 */
runScript(async () => {
  // Where the runners die and nothing is left to wait for, Node would end as if all were well.
  process.exitCode = 1;
  const start = performance.now();
  const args = process.argv.slice(2);
  const [part, of] = takeShard(args).split('/').map(Number);
  const all = allFiles();
  const only = readOnly(takeOption(args, '--only'), all);
  if (args.length > 0) {
    throw new ScriptError(`Unknown: ${args.join(' ')}. There are --shard 1/3 and --only FILE.`);
  }
  await ensureInstalled();
  process.env.CHROMIUM_PATH = await ensureChromium();

  const judged = share(only, { part, of });
  const results = [
    ...(await mutate(
      'unit',
      judged.filter((file) => !inPage.includes(file)),
    )),
    ...(await mutate(
      'browser',
      judged.filter((file) => inPage.includes(file)),
    )),
  ];
  const mutants = results.map((mutant) => {
    const file = path.relative('', mutant.fileName).replaceAll('\\', '/');
    return readMutant(mutant, file, readFileSync(file, 'utf8'));
  });
  const counts = countAreas(areas, mutants);
  const listed = JSON.parse(readFileSync(survivorsFile, 'utf8'));
  const faults = [
    ...scoreFaults(counts, judged.length < all.length),
    ...survivorFaults(mutants, listed, { judged, all }),
  ];

  for (const fault of faults) console.error(fault);
  print(counts);
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`Mutation testing took ${seconds} s; ${faults.length} faults.`);
  return faults.length > 0 ? 1 : 0;
});
