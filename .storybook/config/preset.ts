import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { storyNameFromExport } from 'storybook/internal/csf';
import type { Plugin } from 'vite';
import { filesUnder } from '#tools/lib/files.mjs';
import { ApiReader } from '#tools/package/componentApi.ts';
import { loadTypes } from '#tools/package/declarations.ts';
import { apiText } from '#tools/package/docs.ts';
import { libraryEntries } from '#tools/package/entries.ts';
import { readExample, readStories } from '#tools/package/storyCode.ts';
import { docReader } from './docText.ts';

/** An entry of Storybook's index. */
interface Entry {
  id: string;
  type: string;
  title: string;
  name: string;
  importPath: string;
}

/** What Storybook passes to its presets. */
interface Options {
  presets: {
    apply: (name: 'storyIndexGenerator') => Promise<{
      getIndex: () => Promise<{ entries: Record<string, Entry> }>;
    }>;
  };
}

/** The stories of what the package exports. */
const EXPORTED = /(^|\/)src\/(components|notifications)\/.*\.stories\.tsx$/;

let program: ReturnType<typeof loadTypes> | undefined;

/** What was described last, and the state of the sources then. */
let last: { state: string; manifests: ReturnType<typeof describe> } | undefined;

/** The state of what the manifests are made of: it differs after each change. */
function sourceState(): string {
  const files = ['src', 'docs', 'tools/package', '.storybook'].flatMap(filesUnder);
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

/**
 * Storybook's manifests, which describe the package's components and the written pages to agents. No story has the tag
 * `manifest`, because Storybook's own description takes 2 s for each call and has neither the package's imports nor the texts.
 */
export async function experimental_manifests(_: unknown, { presets }: Options) {
  const generator = await presets.apply('storyIndexGenerator');
  const entries = Object.values((await generator.getIndex()).entries);
  const state = `${sourceState()} ${String(entries.length)}`;
  if (last?.state !== state) last = { state, manifests: describe(entries) };
  return last.manifests;
}

/** Adds the code of each story of a component to its parameters, for the docs page and the code panel. */
function storyCode(): Plugin {
  return {
    name: 'story-code',
    enforce: 'pre',
    async transform(code, id) {
      if (!EXPORTED.test(id)) return undefined;
      const added = (await readStories(id)).map(({ name, code: text }) => {
        const docs = `{ ...${name}.input.parameters?.docs, source: { code: ${JSON.stringify(text)} } }`;
        return `${name}.input.parameters = { ...${name}.input.parameters, docs: ${docs} };\n`;
      });
      return { code: `${code}\n${added.join('')}`, map: null };
    },
  };
}

/** The tests show no code. */
export function viteFinal(config: { plugins?: unknown[] }) {
  if (process.env['VITEST'] === 'true') return config;
  return { ...config, plugins: [...(config.plugins ?? []), storyCode()] };
}
