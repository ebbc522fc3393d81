import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const { browserslist, scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Names in capitals, such as `CODE.ts` and `NAME.json`, and `xx` stand for any name. */
const placeholder = /\b(?:[A-Z]{2,}|Name|xx)\b/;

/** Documents whose paths are those of another app, of the package or of an earlier version. */
const otherPaths = /^(?:docs\/guides\/|tools\/package\/|CHANGELOG)/;

/** Whether a path exists. A module may be named without its extension, and of a pattern the folder is checked. @param {string} target */
function exists(target) {
  const known = target.replace(/[^/]*[*{].*$/, '');
  const files = ['', '.ts', '.tsx', '.mjs'].map((extension) => known + extension);
  return placeholder.test(target) || files.some((file) => existsSync(file));
}

const folders = String.raw`(?:src|mocks|\.storybook|tests|tools|bench|deploy|docs|\.github)`;

/**
 * What documents name, by its pattern, and whether it exists: paths and commands.
 * @type {[RegExp, (name: string) => boolean][]}
 */
const mentions = [
  [new RegExp(String.raw`(?<![\w./-])(${folders}/[\w./{},*-]*[\w*}])`, 'g'), exists],
  [/\bnpm (?:run )?(test|start|(?<=run )[\w:-]+)/g, (name) => name in scripts],
];

/** The names in a document that do not exist. @param {string} file */
function errorsOf(file) {
  const text = readFileSync(file, 'utf8');
  const links = [...text.matchAll(/\]\((?!https?:|[?#])([^)#\s]+)/g)];
  const broken = links.filter(([, target = '']) => !exists(path.join(path.dirname(file), target)));
  const missing = mentions.flatMap(([pattern, isKnown]) =>
    [...text.matchAll(pattern)].filter(([, name = '']) => !isKnown(name)),
  );
  return [...broken, ...missing].map(([name]) => `${file}: ${name} does not exist.`);
}

// Fails if the documents about browsers name other versions than `browserslist`.
for (const file of ['README.md', 'tools/package/README.md']) {
  const text = readFileSync(file, 'utf8').replace(/\s+/g, ' ').toLowerCase();
  for (const browser of browserslist) {
    if (text.includes(browser.replace(' >=', ''))) continue;
    console.error(`${file}: it does not name ${browser}.`);
    process.exitCode = 1;
  }
}

// Fails if a document names a path or a command that does not exist.
const patterns = ['*.md', '.storybook/docs/*.mdx'];
const listed = execFileSync('git', ['ls-files', '-z', ...patterns], { encoding: 'utf8' });
for (const file of listed.split('\0')) {
  if (!existsSync(file) || otherPaths.test(file)) continue;
  for (const error of errorsOf(file)) {
    console.error(error);
    process.exitCode = 1;
  }
}
