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

/** A component in Storybook's manifest. */
interface Component {
  name: string;
  /** The file of its stories. */
  path: string;
  description?: string;
  jsDocTags?: Record<string, string[]>;
  stories?: { name: string }[];
}

/** A written page in Storybook's manifest. */
interface Doc {
  path: string;
  content: string;
}

/** Storybook's manifests. */
interface Manifests {
  components?: { components: Record<string, Component> };
  docs?: { docs: Record<string, Doc> };
}

/** The stories of what the package exports. */
const EXPORTED = /\/src\/(components|notifications)\/.*\.stories\.tsx$/;

/** The absolute paths that docgen writes start with it. */
const ROOT = `${process.cwd()}/`;

let program: ReturnType<typeof loadTypes> | undefined;

/** What was described last, and the state of the sources then. */
let last: { state: string; described: Promise<Manifests> } | undefined;

/** The state of what the manifests are made of: it differs after each change. */
function sourceState(): string {
  const files = ['src', 'docs', 'tools/package', '.storybook'].flatMap(filesUnder);
  return `${String(files.length)} ${String(Math.max(...files.map((file) => statSync(file).mtimeMs)))}`;
}

/** A component with its first sentence as summary, its API, and the code of its stories as in the package's page. */
async function complete(component: Component, api: ApiReader) {
  const { name, path, jsDocTags, stories = [] } = component;
  const source = libraryEntries().find((entry) => basename(entry.source, '.tsx') === name)?.source;
  if (source === undefined) throw new Error(`The package does not export ${name}.`);
  const described = api.read(source);
  const { text = '' } = described.find((one) => one.name === name) ?? {};
  const codes = new Map(
    (await readStories(path)).map((story) => [storyNameFromExport(story.name), story.code]),
  );
  const example = readExample(name);
  return {
    ...component,
    description: text,
    summary: text.replace(/(?<=\.) .*/, ''),
    // The code of each story has its imports.
    import: undefined,
    apiDescription: apiText(described, text),
    stories: stories.map((story) => ({ ...story, snippet: codes.get(story.name) })),
    jsDocTags: { ...jsDocTags, ...(example && { example: [example] }) },
  };
}

async function describe({ components, docs, ...rest }: Manifests): Promise<Manifests> {
  program = loadTypes(
    libraryEntries().filter(({ source }) => source.endsWith('.tsx')),
    program,
  );
  const api = new ApiReader(program);
  const described = await Promise.all(
    Object.entries(components?.components ?? {})
      .filter(([, { path }]) => EXPORTED.test(path))
      .map(async ([id, component]) => [id, await complete(component, api)] as const),
  );
  const readDoc = await docReader();
  const pages = Object.entries(docs?.docs ?? {}).map(
    ([id, doc]) => [id, { ...doc, content: readDoc(doc.path) }] as const,
  );
  const text = JSON.stringify({
    ...rest,
    ...(components && { components: { ...components, components: Object.fromEntries(described) } }),
    ...(docs && { docs: { ...docs, docs: Object.fromEntries(pages) } }),
  });
  return JSON.parse(text.replaceAll(ROOT, '')) as Manifests;
}

/** Storybook's manifests, which describe the package's components and the written pages to agents. */
export function experimental_manifests(manifests: Manifests = {}): Promise<Manifests> {
  // The first call can be before all stories are indexed.
  const state = `${sourceState()} ${String(Object.keys(manifests.components?.components ?? {}).length)}`;
  if (last?.state !== state) last = { state, described: describe(manifests) };
  return last.described;
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
