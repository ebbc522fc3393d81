import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { storyNameFromExport } from 'storybook/internal/csf';
import { filesUnder } from '#tools/lib/files.mjs';
import { ApiReader } from '#tools/package/componentApi.ts';
import { loadTypes } from '#tools/package/declarations.ts';
import { apiText } from '#tools/package/docs.ts';
import { libraryEntries } from '#tools/package/entries.ts';
import { readExample, readStories } from '#tools/package/storyCode.ts';
import { docReader } from './docText.ts';

/** An entry of Storybook's index. */
export interface Entry {
  id: string;
  type: string;
  title: string;
  name: string;
  importPath: string;
}

let program: ReturnType<typeof loadTypes> | undefined;

/** What was described last, and the state of the sources then. */
let last: { state: string; manifests: ReturnType<typeof describe> } | undefined;

/** The state of what the manifests are made of: it differs after each change. */
function sourceState(): string {
  const folders = ['src', 'mocks', 'docs', 'bench', 'tools/package', '.storybook'];
  const files = ['CONTRIBUTING.md', ...folders.flatMap(filesUnder)];
  return `${String(files.length)} ${String(Math.max(...files.map((file) => statSync(file).mtimeMs)))}`;
}

/** A component with its API and the code of its stories, as in the package's page. */
async function describeComponent(source: string, entries: readonly Entry[], api: ApiReader) {
  const name = basename(source, '.tsx');
  const path = source.replace('.tsx', '.stories.tsx');
  const described = api.read(source);
  const { text = '' } = described.find((one) => one.name === name) ?? {};
  const example = readExample(name);
  const stories = (await readStories(path)).flatMap((story) => {
    const title = storyNameFromExport(story.name);
    const entry = entries.find((one) => one.importPath.endsWith(path) && one.name === title);
    return entry
      ? [{ id: entry.id, name: title, description: story.text, snippet: story.code }]
      : [];
  });
  const id = stories[0]?.id.replace(/--.*/, '') ?? name;
  return {
    id,
    name,
    path,
    description: text,
    summary: text.replace(/(?<=\.) .*/, ''),
    apiDescription: apiText(described, text),
    jsDocTags: example ? { example: [example] } : {},
    stories,
  };
}

async function describe(entries: readonly Entry[]) {
  const modules = libraryEntries().filter(({ source }) => source.endsWith('.tsx'));
  program = loadTypes(modules, program);
  const api = new ApiReader(program);
  const components = await Promise.all(
    modules.map(({ source }) => describeComponent(source, entries, api)),
  );
  const readDoc = await docReader();
  const docs = entries
    .filter(({ importPath }) => importPath.endsWith('.mdx'))
    .map((entry) => {
      const { id, name, title, importPath: path } = entry;
      const content = readDoc(path);
      return { id, name, title, path, summary: content.split('\n', 1)[0], content };
    });
  return {
    components: { v: 0, components: byId(components), meta: { docgen: 'typescript' } },
    docs: { v: 0, docs: byId(docs) },
  };
}

function byId<Item extends { id: string }>(items: readonly Item[]): Record<string, Item> {
  return Object.fromEntries(items.map((item) => [item.id, item]));
}

/** Storybook's manifests of the index. They are described again after a change of a source. */
export function readManifests(entries: readonly Entry[]) {
  const state = `${sourceState()} ${String(entries.length)}`;
  if (last?.state !== state) last = { state, manifests: describe(entries) };
  return last.manifests;
}
