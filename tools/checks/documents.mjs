import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { filesUnder } from '../lib/files.mjs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

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

/** The ids of the stories, as Storybook derives them from titles and names. */
const storyIds = new Set(
  filesUnder('src')
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      const [, title = ''] = /\btitle: '([^']+)'/.exec(text) ?? [];
      const names = [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
      return names.map((name) => toId(title, storyNameFromExport(name)));
    }),
);

const folders = String.raw`(?:src|mocks|\.storybook|tests|tools|bench|deploy|docs|\.github)`;

/**
 * What documents name, by its pattern, and whether it exists: links, paths, titles of tests, transcripts, stories and commands.
 * @type {[RegExp, (name: string, title: string) => boolean][]}
 */
const mentions = [
  [new RegExp(String.raw`(?<![\w./-])(${folders}/[\w./{},*-]*[\w*}])`, 'g'), exists],
  [
    /\b((?:tests|src)\/[\w./-]+\.tsx?): ([^;'\n]+)/g,
    (test, title) => existsSync(test) && readFileSync(test, 'utf8').includes(title),
  ],
  [
    /\btranscript ([\w-]+--[\w-]+)/g,
    (id) => ['', '.interaction'].some((end) => exists(`tests/a11y/references/es/${id}${end}.txt`)),
  ],
  [/\bstory ([\w-]+--[\w-]+)/g, (id) => storyIds.has(id)],
  [/\bnpm (?:run )?(test|start|(?<=run )[\w:-]+)/g, (name) => name in scripts],
];

/** The names in a document that do not exist. @param {string} file */
function errorsOf(file) {
  const text = readFileSync(file, 'utf8');
  const links = [...text.matchAll(/\]\((?!https?:|[?#])([^)#\s]+)/g)];
  const broken = links.filter(([, target = '']) => !exists(path.join(path.dirname(file), target)));
  const missing = mentions.flatMap(([pattern, isKnown]) =>
    [...text.matchAll(pattern)].filter(([, name = '', title = '']) => !isKnown(name, title)),
  );
  return [...broken, ...missing].map(([name]) => `${file}: ${name} does not exist.`);
}

// Fails if a document names a path, a command, a test or a story that does not exist.
const patterns = ['*.md', '.storybook/docs/*.mdx', 'docs/*.yaml'];
const listed = execFileSync('git', ['ls-files', '-z', ...patterns], { encoding: 'utf8' });
for (const file of listed.split('\0')) {
  if (!existsSync(file) || otherPaths.test(file)) continue;
  for (const error of errorsOf(file)) {
    console.error(error);
    process.exitCode = 1;
  }
}
