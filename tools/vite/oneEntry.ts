import type { Plugin, Rolldown } from 'vite';

/**
 * Keeps what every page starts with in one file: split where lazy screens share of it, as Rolldown
 * would, it compresses worse by 4 kB.
 */
export function oneEntry(): Plugin {
  const initial = new Map<string, boolean>();

  function isInitial(id: string, context: Rolldown.ChunkingContext): boolean {
    const known = initial.get(id);
    if (known !== undefined) return known;
    initial.set(id, false);
    const info = context.getModuleInfo(id);
    const found =
      info?.isEntry === true ||
      info?.importers.some((importer) => isInitial(importer, context)) === true;
    initial.set(id, found);
    return found;
  }

  return {
    name: 'one-entry',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  debugName: 'app',
                  name: (id, context) => (isInitial(id, context) ? 'app' : null),
                },
              ],
            },
          },
        },
      },
    }),
  };
}
