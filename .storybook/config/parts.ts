import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Plugin } from 'vite';

const OTHERS = /\.(stories|test)\.|\/testing\//;
const PRODUCT = /^src\/(components|notifications|screens)\/.*\.tsx?$/;
const COMPONENT = /^src\/(components|notifications)\//;

/** The file of the product that a specifier means in another file. */
function resolve(from: string, specifier: string): string | undefined {
  const name = path.posix.basename(specifier);
  const targets = specifier.startsWith('#')
    ? [`src/${specifier.slice(1)}/${name}`, `src/${path.posix.dirname(specifier).slice(1)}/${name}`]
    : [path.posix.join(path.posix.dirname(from), specifier)];
  const files = targets.flatMap((target) => [`${target}.tsx`, `${target}.ts`]);
  return files.find((file) => PRODUCT.test(file) && existsSync(file));
}

type Imports = ReadonlyMap<string, readonly string[]>;

/** The components that a file uses, itself or through files that are no components. */
function componentsOf(file: string, imports: Imports, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  return (imports.get(file) ?? []).flatMap((target) =>
    COMPONENT.test(target) ? [path.parse(target).name] : componentsOf(target, imports, seen),
  );
}

/** What each component and each screen is made of, by its name. */
function readParts(): Record<string, string[]> {
  const files = readdirSync('src', { encoding: 'utf8', recursive: true })
    .map((file) => `src/${file}`)
    .filter((file) => PRODUCT.test(file) && !OTHERS.test(file));
  const imports = new Map(
    files.map((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'));
      const targets = importedFiles.map(({ fileName }) => resolve(file, fileName));
      return [file, targets.filter((target) => target !== undefined)];
    }),
  );
  // A component and a screen have the name of their file.
  return Object.fromEntries(
    files.map((file) => {
      const { name } = path.parse(file);
      const parts = new Set(componentsOf(file, imports));
      return [name, [...parts].filter((part) => part !== name).sort()];
    }),
  );
}

/** The module `virtual:parts`, which is read from the imports of the sources. */
export function partsPlugin(): Plugin {
  const id = '\0virtual:parts';
  return {
    name: 'parts',
    resolveId: (source) => (source === 'virtual:parts' ? id : undefined),
    load: (loaded) =>
      loaded === id ? `export const parts = ${JSON.stringify(readParts())};` : undefined,
  };
}
