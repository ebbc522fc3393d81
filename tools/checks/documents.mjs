import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runScript } from '../lib/runScript.mjs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

const folders = String.raw`(?:src|mocks|\.storybook|tests|tools|bench|deploy|docs|\.github)`;
const code = new RegExp(String.raw`(?<![\w./-])(${folders}/[\w./{},*-]*[\w*}])`, 'g');
const link = /\]\((?!https?:|[?#])([^)#\s]+)/g;
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
  const unknown = [...text.matchAll(command)].flatMap(([, name = '']) =>
    name in scripts ? [] : [`npm run ${name}`],
  );
  return [...missing, ...unknown].map((name) => `${file}: ${name} does not exist.`);
}

/** Fails if a document names a path or a command that does not exist. */
runScript(() => {
  const patterns = ['*.md', '.storybook/docs/*.mdx', 'docs/*.yaml'];
  const listed = execFileSync('git', ['ls-files', '-z', ...patterns], { encoding: 'utf8' });
  const files = listed.split('\0').filter((file) => file !== '');
  const documents = files.filter((file) => existsSync(file) && !otherPaths.test(file));
  const errors = documents.flatMap(errorsOf);
  for (const error of errors) console.error(error);
  console.log(`${documents.length} documents.`);
  return errors.length > 0 ? 1 : 0;
});
