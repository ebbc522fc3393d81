import { importLine } from './importLine.ts';

/** The part of Storybook's manifests that describes the components. */
interface Manifests {
  components?: { components: Record<string, { name: string; path: string; description?: string }> };
}

/** The stories of what the package exports. */
const EXPORTED = /\/src\/(components|notifications)\//;

/** The absolute paths that docgen writes start with it. */
const ROOT = `${process.cwd()}/`;

/**
 * Storybook's manifest, which describes the package's components to agents: each with its first sentence as summary,
 * with the import from the package instead of the imports of its stories, and with relative paths.
 */
export function experimental_manifests(manifests: Manifests = {}): Manifests {
  const { components, ...rest } = manifests;
  if (components === undefined) return manifests;
  const exported = Object.entries(components.components).filter(([, { path }]) =>
    EXPORTED.test(path),
  );
  const complete = exported.map(([id, component]) => {
    const [summary] = component.description?.split(/(?<=\.)\s/) ?? [];
    return [id, { ...component, summary, import: importLine([component.name]) }] as const;
  });
  const text = JSON.stringify({ ...components, components: Object.fromEntries(complete) });
  return { ...rest, components: JSON.parse(text.replaceAll(ROOT, '')) as typeof components };
}
