import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findBase } from '../lib/git.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { npm, run } from '../lib/processes.mjs';
import { runScript, ScriptError } from '../lib/runScript.mjs';

/** @typedef {import('./pictures.mjs').Difference} Difference */

const outDir = 'reports/review';

/** @param {string} name */
function slug(name) {
  return (
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'review'
  );
}

/**
 * The stories by the names of their pictures.
 * @returns {Promise<Map<string, { id: string, title: string, name: string, file: string }>>}
 */
async function readStories() {
  const { buildIndex } = await import('storybook/internal/core-server');
  const { entries } = await buildIndex({ configDir: '.storybook' });
  return new Map(
    Object.values(entries)
      .filter(({ type }) => type === 'story')
      .map(({ id, title, name, importPath }) => [
        `${id.replace('--', '-')}.png`,
        { id, title, name, file: importPath.replace(/^\.\//, '') },
      ]),
  );
}

/**
 * Writes the pictures and returns the data of the review page.
 * @param {string} base
 * @param {Difference[]} differences
 */
async function writePictures(base, differences) {
  const pictures = await import('./pictures.mjs');
  const { findCauses } = await import('./causes.mjs');
  const stories = await readStories();
  const causesOf = await findCauses(pictures.changedFiles(base));
  return differences.map(({ picture, status, hash }) => {
    const [project = '', file = ''] = picture.split('/');
    const sides = {
      before: status === 'new' ? undefined : pictures.readBefore(base, picture),
      after: status === 'removed' ? undefined : pictures.readAfter(picture),
    };
    for (const [side, content] of Object.entries(sides)) {
      if (content === undefined) continue;
      mkdirSync(`${outDir}/${side}/${project}`, { recursive: true });
      writeFileSync(`${outDir}/${side}/${picture}`, content);
    }
    // A story that is compared in all themes has a picture for each.
    const [, ofAll = '', theme = ''] = /^(.*)-(\w+)\.png$/.exec(file) ?? [];
    const single = stories.get(file);
    const story = single ?? stories.get(`${ofAll}.png`);
    return {
      ...{ picture, status, hash, project },
      title: story?.title ?? file.replace('.png', ''),
      name: [story?.name, single === undefined && theme].filter(Boolean).join(', '),
      causes: story === undefined ? [] : causesOf(story.file),
    };
  });
}

/**
 * Compares the pictures of the working copy with those of a base, `main` by default, and writes a static page
 * on which a designer approves them: `npm run review -- main`. `--check` fails if a difference is not approved
 * in `reviews/`. `--no-render` uses the existing pictures.
 */
runScript(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    allowNegative: true,
    options: {
      check: { type: 'boolean', default: false },
      render: { type: 'boolean', default: true },
      name: { type: 'string' },
    },
  });
  await ensureInstalled();
  const { findDifferences } = await import('./pictures.mjs');
  const { findUnapproved, folder, readDecisions } = await import('./decisions.mjs');
  const names = positionals.length > 0 ? positionals : ['origin/main', 'main'];
  const base = findBase(names);
  if (base === undefined) {
    if (!values.check) throw new ScriptError(`Git has no branch or commit ${names.join(' or ')}.`);
    console.log('There is no base branch, so no picture is compared.');
    return 0;
  }
  if (values.check) {
    const unapproved = findUnapproved(findDifferences(base), readDecisions());
    for (const message of unapproved) console.error(message);
    if (unapproved.length === 0) console.log('Every changed picture is approved.');
    return unapproved.length > 0 ? 1 : 0;
  }
  if (values.render && (await run(npm(['test', '--', '--visual', '--update']))) !== 0) {
    throw new ScriptError('The pictures could not be rendered: see above.');
  }
  const differences = findDifferences(base);
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir, { recursive: true });
  const data = {
    base,
    file: `${folder}/${slug(values.name ?? `review-${base.slice(0, 8)}`)}.json`,
    pictures: await writePictures(base, differences),
    decisions: readDecisions(),
  };
  const json = JSON.stringify(data).replaceAll('<', '\\u003C');
  const template = readFileSync(path.join(import.meta.dirname, 'page.html'), 'utf8');
  writeFileSync(
    `${outDir}/index.html`,
    template.replace('"%data%"', () => json),
  );
  console.log(`${differences.length} pictures differ. Open ${outDir}/index.html.`);
  return 0;
});
