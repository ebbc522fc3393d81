import type { Plugin, Rolldown } from 'vite';

/** The ends of the paths of the first screens of a visit. */
const FIRST = ['/Landing/Landing.tsx', '/Carriers/Carriers.tsx'];

/**
 * Puts the code that the first screens share with others into the chunk of the app. Rolldown's own chunks are smaller,
 * compress worse and need more requests.
 */
export function chunks(): Plugin {
  const known = new Map<string, ReadonlySet<string>>();

  /** The entry and the lazily loaded modules that import this module, directly or indirectly. */
  function rootsOf(id: string, context: Rolldown.ChunkingContext): ReadonlySet<string> {
    const found = known.get(id);
    if (found !== undefined) return found;
    const roots = new Set<string>();
    // Set before the importers are visited, because imports may be circular.
    known.set(id, roots);
    const info = context.getModuleInfo(id);
    if (info?.isEntry === true) roots.add('entry');
    if ((info?.dynamicImporters.length ?? 0) > 0) roots.add(id);
    for (const importer of info?.importers ?? []) {
      for (const root of rootsOf(importer, context)) roots.add(root);
    }
    return roots;
  }

  function chunkOf(id: string, context: Rolldown.ChunkingContext): string | null {
    const roots = [...rootsOf(id, context)];
    const isShared =
      roots.length > 1 && roots.some((root) => FIRST.some((end) => root.endsWith(end)));
    return isShared || roots.includes('entry') ? 'app' : null;
  }

  return {
    name: 'chunks',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    config: () => ({
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ debugName: 'shared', name: chunkOf }] } },
        },
      },
    }),
  };
}
