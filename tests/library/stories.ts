import type { Offered } from './components';
import type { Files } from './sources';

/** What Storybook's index says of a story or a docs page. */
export interface IndexEntry {
  /** Whether it is a story or a docs page. */
  type: string;
  /** The file it comes from, from the repository's folder. */
  importPath: string;
  /** Its tags; `play-fn` marks a story with a `play`. */
  tags?: readonly string[];
}

function within(entry: IndexEntry, folder: string): boolean {
  return entry.importPath.startsWith(`./src/components/${folder}/`);
}

/** A folder's stories, and the files beside them that only set their stage. */
function stagesOf(folder: string, files: Files): string[] {
  const place = `src/components/${folder}/`;
  const stories = Object.entries(files).filter(
    ([file]) => file.startsWith(place) && file.endsWith('.stories.tsx'),
  );
  const helpers = stories.flatMap(([, text]) =>
    Array.from(text.matchAll(/from '\.\/((?:testing\/)?\w+)'/g), ([, name = '']) => name)
      .filter((name) => name !== folder)
      .map((name) => files[`${place}${name}.tsx`] ?? ''),
  );
  return [...stories.map(([, text]) => text), ...helpers];
}

/** Whether a folder's stories show a component. */
function isShown({ folder, name }: Offered, files: Files): boolean {
  const use = new RegExp(`<${name}\\b|component: ${name}\\b`);
  return stagesOf(folder, files).some((text) => use.test(text));
}

/** The components whose stories, docs page or `play` are missing. */
export function storyFaults(
  offered: readonly Offered[],
  interactive: readonly string[],
  index: readonly IndexEntry[],
  files: Files,
): string[] {
  const folders = [...new Set(offered.map(({ folder }) => folder))];
  const stories = index.filter(({ type }) => type === 'story');
  const pages = index.filter(({ type, tags }) => type === 'docs' && tags?.includes('autodocs'));
  const plays = stories.filter(({ tags }) => tags?.includes('play-fn'));
  const lacks = (entries: readonly IndexEntry[], folder: string) =>
    !entries.some((entry) => within(entry, folder));
  return [
    ...folders.filter((folder) => lacks(stories, folder)).map((name) => `${name} has no stories`),
    ...folders.filter((folder) => lacks(pages, folder)).map((name) => `${name} has no docs page`),
    ...folders
      .filter((folder) => interactive.includes(folder) && lacks(plays, folder))
      .map((name) => `${name} can be acted on, but no story of it has a play`),
    ...offered
      .filter((component) => !isShown(component, files))
      .map(({ folder, name }) => `${name} of ${folder} is in none of its stories`),
  ];
}
