import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findBase, git, gitPaths } from '../lib/git.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { npm, run } from '../lib/processes.mjs';
import { runScript, ScriptError } from '../lib/runScript.mjs';

const outDir = 'reports/review';
const pictures = 'tests/visual/references';

/**
 * The files in which the working copy differs from the base, by git's letter of their status.
 * @param {string} base
 */
function findChanges(base) {
  const list = (/** @type {string} */ letter) =>
    gitPaths('diff', '--name-only', '-z', '--no-renames', `--diff-filter=${letter}`, base);
  const untracked = gitPaths('ls-files', '--others', '--exclude-standard', '-z');
  return { changed: list('M'), new: [...list('A'), ...untracked], removed: list('D') };
}

/**
 * Compares the pictures of the working copy with those of a base, `main` by default, for Storybook's page
 * _What changed_: `npm run review -- main`. `--no-render` uses the existing pictures.
 */
runScript(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    allowNegative: true,
    options: { render: { type: 'boolean', default: true } },
  });
  await ensureInstalled();
  const { findCauses } = await import('./causes.mjs');
  const names = positionals.length > 0 ? positionals : ['origin/main', 'main'];
  const base = findBase(names);
  if (base === undefined) {
    throw new ScriptError(`Git has no branch or commit ${names.join(' or ')}.`);
  }
  if (values.render && (await run(npm(['test', '--', '--visual', '--update']))) !== 0) {
    throw new ScriptError('The pictures could not be rendered: see above.');
  }
  const files = findChanges(base);
  const changes = Object.entries(files).flatMap(([status, paths]) =>
    paths
      .filter((file) => file.startsWith(`${pictures}/`) && file.endsWith('.png'))
      .map((file) => ({ picture: file.slice(pictures.length + 1), status })),
  );
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir, { recursive: true });
  for (const { picture, status } of changes) {
    if (status !== 'new') {
      const before = path.join(outDir, 'before', picture);
      mkdirSync(path.dirname(before), { recursive: true });
      writeFileSync(before, git('show', `${base}:${pictures}/${picture}`));
    }
    if (status !== 'removed') cpSync(`${pictures}/${picture}`, path.join(outDir, 'after', picture));
  }
  const sources = Object.values(files)
    .flat()
    .filter((file) => !file.includes('/references/'));
  const causes = await findCauses(sources);
  writeFileSync(`${outDir}/changes.json`, JSON.stringify({ base, changes, causes }));
  console.log(
    `${changes.length} pictures differ. Open Review/What changed in Storybook, which npm run storybook starts.`,
  );
  return 0;
});
