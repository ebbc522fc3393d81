import { readFileSync } from 'node:fs';
import { ApiReader, type Described } from '#tools/package/componentApi.ts';
import { loadTypes } from '#tools/package/declarations.ts';
import { libraryEntries } from '#tools/package/entries.ts';
import { packageName } from '#tools/package/manifest.ts';
import { importLine } from './importLine.ts';

/** A component in Storybook's manifest. */
interface Component {
  name: string;
  path: string;
  description?: string;
  jsDocTags?: Record<string, string[]>;
  stories?: object[];
}

/** Storybook's manifests. */
interface Manifests {
  components?: { components: Record<string, Component> };
}

/** The stories of what the package exports. */
const EXPORTED = /\/src\/(components|notifications)\//;

/** The absolute paths that docgen writes start with it. */
const ROOT = `${process.cwd()}/`;

let exported: Map<string, Described> | undefined;

/** What the package exports, by name. */
function readExports(): Map<string, Described> {
  if (exported !== undefined) return exported;
  const entries = libraryEntries().filter(({ source }) => source.endsWith('.tsx'));
  const api = new ApiReader(loadTypes(entries));
  const values = entries.flatMap(({ source }) => api.read(source));
  exported = new Map(values.map((value) => [value.name, value]));
  return exported;
}

/**
 * A component with its first sentence as summary, the import from the package and its example. The code of its stories
 * needs more than the package.
 */
function complete(component: Component) {
  const { name, description = '', jsDocTags, stories = [] } = component;
  const [summary] = description.split(/(?<=\.)\s/);
  const element = readExports().get(name)?.element ?? '';
  return {
    ...component,
    description: element
      ? `${description}\n\nIt also accepts the props of a native \`${element}\`.`
      : description,
    summary: summary?.replaceAll('\n', ' '),
    import: importLine([name], packageName),
    stories: stories.map((story) => ({ ...story, snippet: undefined })),
    jsDocTags: {
      ...jsDocTags,
      example: [readFileSync(`docs/examples/${name}.tsx`, 'utf8').trim()],
    },
  };
}

/** Storybook's manifests, which describe the package's components to agents. */
export function experimental_manifests({ components, ...rest }: Manifests = {}) {
  const entries = Object.entries(components?.components ?? {})
    .filter(([, component]) => EXPORTED.test(component.path))
    .map(([id, component]) => [id, complete(component)] as const);
  const text = JSON.stringify({
    ...rest,
    ...(components && { components: { ...components, components: Object.fromEntries(entries) } }),
  });
  return JSON.parse(text.replaceAll(ROOT, '')) as Manifests;
}
