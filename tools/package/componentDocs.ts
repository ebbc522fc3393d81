import { brotliCompressSync } from 'node:zlib';
import type { Rolldown } from 'vite';
import { outputOf, type Entry } from './entries.ts';
import { sizeOf } from './sizes.ts';
import type { LibraryStyles, PublicPart } from './styles.ts';

const NAME = 'colibri-recargas-components';

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function codeList(names: Iterable<string>): string {
  return [...names].map((name) => `\`${name}\``).join(', ');
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

/** The custom properties that rules declare, or those that they use and do not declare. */
function customProperties(css: string) {
  const declared = new Set([...css.matchAll(/[{;](--[\w-]+):/g)].map(([, name = '']) => name));
  const used = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));
  return { declared, used: [...used].filter((name) => !declared.has(name)).sort() };
}

/** The lines about one module. */
function describe(
  { subpath, source }: Entry,
  bytes: number,
  parts: readonly PublicPart[],
  chunks: readonly Rolldown.OutputChunk[],
): string {
  const files = reach(chunks, `${outputOf(source)}.js`);
  const own = parts.filter((part) => {
    const owner = ownerOf(fileOf(part));
    return files.has(fileOf(part)) && (owner === undefined || owner === subpath);
  });
  const others = new Set([...files].map(ownerOf).filter((owner) => owner !== undefined));
  others.delete(subpath);
  const { declared, used } = customProperties(own.map(({ css }) => css).join(''));
  const rendered = [...others].map((owner) => owner.replace('components/', '')).sort();
  const lines: [string, string][] = [
    ['Class names', codeList(own.map(({ className }) => className))],
    ['Custom properties', codeList(declared)],
    ['Custom properties of the theme', codeList(used)],
    ['Uses', rendered.map((name) => `[${name}](#${name.toLowerCase()})`).join(', ')],
  ];
  return [
    `## ${subpath.replace('components/', '')}`,
    `\`${NAME}/${subpath}\`, ${kB(bytes)}`,
    lines.flatMap(([what, list]) => (list === '' ? [] : `- ${what}: ${list}`)).join('\n'),
  ].join('\n\n');
}

/** The page about the sizes, class names and custom properties of the components. */
export async function componentDocs(
  outDir: string,
  entries: readonly Entry[],
  { parts, sheets }: LibraryStyles,
  chunks: readonly Rolldown.OutputChunk[],
): Promise<string> {
  const sections: string[] = [];
  for (const entry of entries.filter(({ source }) => source.endsWith('.tsx'))) {
    const bytes = await sizeOf(outDir, `${outputOf(entry.source)}.js`);
    sections.push(describe(entry, bytes, parts, chunks));
  }
  const sizes = Object.entries(sheets).map(
    ([name, css]) => `\`${name}\` is ${kB(brotliCompressSync(css).length)}`,
  );
  return `# Components

The public parts of each component: its import, class names and custom properties. Class names are the same in each
build, and the rules are in \`@layer colibri\`, so a rule of the app wins without a higher specificity.

Sizes are minified, compressed by Brotli, and without React. ${sizes.join(', ')}.

${sections.join('\n\n')}
`;
}
