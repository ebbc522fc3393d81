import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Plugin } from 'vite';
import { themeRoles } from '#theme/contract';

const SOURCES = path.resolve('src');
const OTHERS = /\.(stories|test)\.|\/testing\//;
const PRODUCT = /\/src\/(components|notifications|screens)\/.*\.tsx?$/;
const COMPONENT = /\/src\/(components|notifications)\//;

/** A colour of the carrier, or its wordmark. */
const CARRIER = new RegExp(String.raw`\bcolor\.(${themeRoles.join('|')})\b|\buseTheme\b`);

/** The files that a file imports, directly or through files that `isEnd` does not match. */
function reach(
  file: string,
  imports: ReadonlyMap<string, readonly string[]>,
  isEnd: (target: string) => boolean,
  seen = new Set<string>(),
): Set<string> {
  for (const target of imports.get(file) ?? []) {
    if (seen.has(target)) continue;
    seen.add(target);
    if (!isEnd(target)) reach(target, imports, isEnd, seen);
  }
  return seen;
}

/** The module `virtual:parts`, which is read from the imports of the sources. */
export function partsPlugin(): Plugin {
  const id = '\0virtual:parts';
  return {
    name: 'parts',
    resolveId: (source) => (source === 'virtual:parts' ? id : undefined),
    async load(loaded) {
      if (loaded !== id) return undefined;
      const files = readdirSync(SOURCES, { encoding: 'utf8', recursive: true })
        .map((file) => path.join(SOURCES, file))
        .filter((file) => PRODUCT.test(file) && !OTHERS.test(file));
      const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
      const imports = new Map<string, string[]>();
      for (const [file, text] of texts) {
        const { importedFiles } = ts.preProcessFile(text);
        const targets = await Promise.all(
          importedFiles.map(({ fileName }) => this.resolve(fileName, file)),
        );
        imports.set(
          file,
          targets.flatMap((target) => (target && PRODUCT.test(target.id) ? [target.id] : [])),
        );
      }
      // A component and a screen have the name of their file.
      const entries = files.map((file) => {
        const { name } = path.parse(file);
        const parts = [...reach(file, imports, (target) => COMPONENT.test(target))]
          .filter((target) => COMPONENT.test(target))
          .map((target) => path.parse(target).name);
        const used = [file, ...reach(file, imports, () => false)];
        const differs = used.some((one) => CARRIER.test(texts.get(one) ?? ''));
        return [name, { parts: parts.filter((part) => part !== name).sort(), differs }];
      });
      return `export const parts = ${JSON.stringify(Object.fromEntries(entries))};`;
    },
  };
}
