import type { Plugin, Rolldown } from 'vite';

/** The modules, by the ends of their paths, whose code comes late and which others share code with. */
const LANDING = 'Landing/Landing.tsx';
const WITH_FLOW = ['Products/Products.tsx', 'notifications/NotificationRegion.tsx'];

/**
 * Keeps the code that screens share in two files: what every page starts with, and what the screens of the
 * flow have besides. Split further, as Rolldown would, it compresses worse and takes more requests.
 */
export function chunks(): Plugin {
  const known = new Map<string, ReadonlySet<string>>();

  /** The modules that are loaded by themselves, the entry or a late one, and bring this module with them. */
  function rootsOf(id: string, context: Rolldown.ChunkingContext): ReadonlySet<string> {
    const found = known.get(id);
    if (found !== undefined) return found;
    const roots = new Set<string>();
    // Before its importers: they may import each other.
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
    const isFor = (end: string) => roots.some((root) => root.endsWith(`/${end}`));
    if (roots.includes('entry')) return 'app';
    if (roots.length < 2) return null;
    if (isFor(LANDING)) return 'app';
    return WITH_FLOW.some(isFor) ? 'flow' : null;
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
