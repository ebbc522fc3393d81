import { cruise } from 'dependency-cruiser';
import { options } from '../checks/importRules.mjs';

/** Files that every story depends on. */
const SHARED = ['.storybook/preview.ts', 'tests/visual/setup.ts'];

/**
 * Finds, for each story file, the changed files that it depends on, directly or indirectly.
 * @param {readonly string[]} changed
 * @returns {Promise<Record<string, string[]>>}
 */
export async function findCauses(changed) {
  const { output } = await cruise(['src', 'mocks', '.storybook', 'tests/visual'], options);
  const { modules } = /** @type {import('dependency-cruiser').ICruiseResult} */ (output);
  const imports = new Map(
    modules.map(({ source, dependencies }) => [
      source,
      dependencies.map(({ resolved }) => resolved),
    ]),
  );
  const stories = [...imports.keys()].filter((file) => file.endsWith('.stories.tsx'));
  return Object.fromEntries(
    stories.map((story) => {
      const reached = new Set([story, ...SHARED]);
      // The loop also visits the files that are added meanwhile.
      for (const file of reached) {
        for (const imported of imports.get(file) ?? []) reached.add(imported);
      }
      return [story, changed.filter((file) => reached.has(file))];
    }),
  );
}
