import type { Rolldown } from 'vite';
import { outputOf, type Entry } from './entries.ts';
import type { PublicPart } from './styles.ts';

/** What the built files of a component contain. */
export interface ComponentStyles {
  classNames: readonly string[];
  /** The custom properties that its rules declare. */
  declared: readonly string[];
  /** The custom properties of the theme that its rules use. */
  used: readonly string[];
  /** The names of the components that it renders. */
  components: readonly string[];
}

/** The built files that a built file imports, and itself. */
function reach(chunks: readonly Rolldown.OutputChunk[], file: string): Set<string> {
  const files = new Set([file]);
  // A set also iterates over what is added meanwhile.
  for (const one of files) {
    const { imports = [] } = chunks.find(({ fileName }) => fileName === one) ?? {};
    for (const name of imports) files.add(name);
  }
  return files;
}

function fileOf({ key }: PublicPart): string {
  return `${outputOf(key.replace(/#.*/, ''))}.js`;
}

/** The component of a file, such as `components/Button`. Shared folders belong to no component. */
function ownerOf(file: string): string | undefined {
  return /^components\/[A-Z]\w*/.exec(file)?.[0];
}

/** Reads the class names and custom properties of a component from the rules of its built files. */
export function componentStyles(
  { subpath, source }: Entry,
  parts: readonly PublicPart[],
  chunks: readonly Rolldown.OutputChunk[],
): ComponentStyles {
  const files = reach(chunks, `${outputOf(source)}.js`);
  const own = parts.filter((part) => {
    const owner = ownerOf(fileOf(part));
    return files.has(fileOf(part)) && (owner === undefined || owner === subpath);
  });
  const css = own.map((part) => part.css).join('');
  const declared = new Set([...css.matchAll(/[{;](--[\w-]+):/g)].map(([, name = '']) => name));
  const used = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));
  const owners = new Set([...files].map(ownerOf).filter((owner) => owner !== undefined));
  owners.delete(subpath);
  return {
    classNames: own.map(({ className }) => className),
    declared: [...declared],
    used: [...used].filter((name) => !declared.has(name)).sort(),
    components: [...owners].map((owner) => owner.replace('components/', '')).sort(),
  };
}
