import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ApiReader, type Described } from '../../tools/package/componentApi.ts';
import { libraryEntries } from '../../tools/package/entries.ts';
import { importLine } from './importLine.ts';
import { completeSnippet } from './snippet.ts';

/** A component in Storybook's manifest. */
interface Component {
  name: string;
  path: string;
  description?: string;
  jsDocTags?: Record<string, string[]>;
  stories?: { snippet?: string; warning?: string }[];
}

/** Storybook's manifests. */
interface Manifests {
  components?: { components: Record<string, Component> };
  docs?: { docs: Record<string, { path: string; content?: string }> };
}

/** The stories of what the package exports. */
const EXPORTED = /\/src\/(components|notifications)\//;

/** The absolute paths that docgen writes start with it. */
const ROOT = `${process.cwd()}/`;

let exported: Map<string, Described> | undefined;

/** What the package exports, by name. */
function readExports(): Map<string, Described> {
  if (exported !== undefined) return exported;
  const entries = libraryEntries();
  const api = new ApiReader(entries);
  const values = entries.flatMap((entry) => api.read(entry)).filter(({ isType }) => !isType);
  exported = new Map(values.map((value) => [value.name, value]));
  return exported;
}

/**
 * A component with its first sentence as summary, the import from the package instead of those of its stories, and its
 * example. The snippets are those of the stories that need nothing else.
 */
function complete(component: Component) {
  const { name, description = '', jsDocTags, stories = [] } = component;
  const [summary] = description.split(/(?<=\.)\s/);
  const element = readExports().get(name)?.element ?? '';
  const imported = new Set([name]);
  const shown = stories.map(({ snippet = '', warning, ...story }) => {
    const { code, used } = completeSnippet(snippet);
    if (warning !== undefined || !used.every((one) => readExports().has(one))) return story;
    for (const one of used) imported.add(one);
    return { ...story, snippet: code };
  });
  return {
    ...component,
    description: element
      ? `${description}\n\nIt also accepts the props of a native \`${element}\`.`
      : description,
    summary: summary?.replaceAll('\n', ' '),
    import: importLine([...imported].sort()),
    stories: shown,
    jsDocTags: {
      ...jsDocTags,
      example: [readFileSync(`docs/examples/${name}.tsx`, 'utf8').trim()],
    },
  };
}

/** A written page without its imports: with the Markdown files that it shows. */
function withFiles<Page extends { path: string; content?: string }>(page: Page): Page {
  const { content = '' } = page;
  const files = content.matchAll(/^import \w+ from '(.*\.md)\?raw';$/gm);
  const texts = Array.from(files, ([, file = '']) =>
    readFileSync(path.join(path.dirname(page.path), file), 'utf8'),
  );
  const text = content.replace(/^(import .*|<[A-Z][^>]*\/>|<\/?[A-Z]\w*>.*)\n/gm, '').trim();
  return { ...page, content: [text, ...texts].join('\n\n') };
}

/** Storybook's manifests, which describe the package's components and the written pages to agents. */
export function experimental_manifests({ components, docs, ...rest }: Manifests = {}) {
  const entries = Object.entries(components?.components ?? {})
    .filter(([, component]) => EXPORTED.test(component.path))
    .map(([id, component]) => [id, complete(component)] as const);
  const pages = Object.entries(docs?.docs ?? {}).map(
    ([id, page]) => [id, withFiles(page)] as const,
  );
  const text = JSON.stringify({
    ...rest,
    ...(components && { components: { ...components, components: Object.fromEntries(entries) } }),
    ...(docs && { docs: { ...docs, docs: Object.fromEntries(pages) } }),
  });
  return JSON.parse(text.replaceAll(ROOT, '')) as Manifests;
}
