import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { filesUnder } from '../lib/files.mjs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

const folders = String.raw`(?:src|mocks|\.storybook|tests|tools|bench|deploy|docs|\.github)`;
const code = new RegExp(String.raw`(?<![\w./-])(${folders}/[\w./{},*-]*[\w*}])`, 'g');
const link = /\]\((?!https?:|[?#])([^)#\s]+)/g;
const proof = /\b((?:tests|src)\/[\w./-]+\.tsx?): ([^;'\n]+)/g;
const transcript = /\btranscript ([\w-]+--[\w-]+)/g;
const story = /\bstory ([\w-]+--[\w-]+)/g;
const command = /\bnpm (?:run )?(test|start|(?<=run )[\w:-]+)/g;

/** Names in capitals, such as `CODE.ts` and `NAME.json`, and `xx` stand for any name. */
const placeholder = /\b(?:[A-Z]{2,}|Name|xx)\b/;

/** Documents whose paths are those of another app, of the package or of an earlier version. */
const otherPaths = /^(?:docs\/guides\/|tools\/package\/|CHANGELOG)/;

/** What a command creates. */
const created = /^deploy\/build/;

/** Whether a path exists. A module may be named without its extension, and of a pattern the folder is checked. @param {string} target */
function exists(target) {
  const known = target.replace(/[^/]*[*{].*$/, '');
  return ['', '.ts', '.tsx', '.mjs'].some((extension) => existsSync(known + extension));
}

/** @param {string} id */
function hasTranscript(id) {
  const start = `tests/a11y/references/es/${id}`;
  return existsSync(`${start}.txt`) || existsSync(`${start}.interaction.txt`);
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

/** @param {string} file */
function errorsOf(file) {
  const text = readFileSync(file, 'utf8');
  const linked = [...text.matchAll(link)].map(([, target = '']) =>
    path.join(path.dirname(file), target),
  );
  const named = [...text.matchAll(code)].map(([, target = '']) => target);
  const missing = [...linked, ...named].filter(
    (target) => !placeholder.test(target) && !created.test(target) && !exists(target),
  );
  const tests = [...text.matchAll(proof)].flatMap(([, test = '', title = '']) =>
    existsSync(test) && readFileSync(test, 'utf8').includes(title) ? [] : [`${test}: ${title}`],
  );
  const transcripts = [...text.matchAll(transcript)].flatMap(([named, id = '']) =>
    hasTranscript(id) ? [] : [named],
  );
  const unknownStories = [...text.matchAll(story)].flatMap(([named, id = '']) =>
    storyIds.has(id) ? [] : [named],
  );
  const unknown = [...text.matchAll(command)].flatMap(([, name = '']) =>
    name in scripts ? [] : [`npm run ${name}`],
  );
  return [...missing, ...tests, ...transcripts, ...unknownStories, ...unknown].map(
    (name) => `${file}: ${name} does not exist.`,
  );
}

// Fails if a document names a path, a command, a test or a story that does not exist.
const patterns = ['*.md', '.storybook/docs/*.mdx', 'docs/*.yaml'];
const listed = execFileSync('git', ['ls-files', '-z', ...patterns], { encoding: 'utf8' });
for (const file of listed
  .split('\0')
  .filter((name) => existsSync(name) && !otherPaths.test(name))) {
  for (const error of errorsOf(file)) {
    console.error(error);
    process.exitCode = 1;
  }
}
