import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ApiReader, type Described } from './componentApi.ts';
import { testEntries, type Entry } from './entries.ts';
import type { LibraryStyles, PublicPart } from './styles.ts';

const NAME = 'colibri-recargas-components';

/** The start of `llms.txt` (https://llmstxt.org). */
const LLMS = `
# Colibrí Recargas components

> React components and themes for buying prepaid airtime, in the colours of nine carriers: \`${NAME}\`.

Texts are props. Styles are one static sheet. The page of a component has examples that compile, the API and the class names.

- [README.md](README.md): installs the package and renders a first form
- [CHANGELOG.md](CHANGELOG.md): what each version changes
- [tokens/colibri.resolver.json](tokens/colibri.resolver.json): the design tokens in the W3C format, with the files of the themes
`;

/** A page of the documentation. */
interface DocsPage {
  file: string;
  title: string;
  /** Its first sentence. */
  summary: string;
  text: string;
}

function codeBlock(language: string, code: string): string {
  return `\`\`\`${language}\n${code.trim()}\n\`\`\``;
}

function membersTable({ members }: Described): string {
  if (members.length === 0) return '';
  const rows = members.map(({ name, type, isRequired, fallback, text }) => {
    const value = /^[\w'-]+$/.test(fallback) ? `\`${fallback}\`` : fallback;
    const cells = [`\`${name}\``, `\`${type}\``, isRequired ? 'required' : value, text];
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  });
  return ['| Name | Type | Default | Description |', '| --- | --- | --- | --- |', ...rows].join(
    '\n',
  );
}

/** Throws an error if a component or one of its own props has no description. */
function checkDescriptions({ name, isType, text, members }: Described): void {
  if (isType || !/^[A-Z].*[a-z]/.test(name)) return;
  for (const one of [{ name, text }, ...members]) {
    if (one.text === '') throw new Error(`${one.name} of ${name} has no description: add JSDoc.`);
  }
}

function apiBlocks(described: Described): string[] {
  checkDescriptions(described);
  const { name, text, code, element } = described;
  const native = element === '' ? '' : `It also accepts the props of a native \`${element}\`.`;
  const block = code === '' ? '' : codeBlock('ts', code);
  return [`### ${name}`, text, block, membersTable(described), native].filter((one) => one !== '');
}

/**
 * The class names of the elements of a component and of the shared files that it imports, and the custom properties
 * that their rules declare.
 */
function stylesOf({ subpath, source }: Entry, parts: readonly PublicPart[]): string {
  const files = [source, source.replace('.tsx', '.styles.ts')].filter((file) => existsSync(file));
  const code = files.map((file) => readFileSync(file, 'utf8')).join('');
  const imported = code.matchAll(/'\.\.\/([\w./]+)'/g);
  // The parts of `Choice.tsx` are in `Choice.styles.ts`.
  const shared = [...imported].map(([, file = '']) => `src/components/${file}`);
  const starts = [`src/${subpath}/`, ...shared];
  const own = parts.filter(({ key }) => starts.some((start) => key.startsWith(start)));
  const css = own.map((part) => part.css).join('');
  const declared = new Set([...css.matchAll(/[{;](--[\w-]+):/g)].map(([, name = '']) => name));
  const names = [...own.map(({ className }) => className), ...declared];
  return names.map((name) => `\`${name}\``).join(', ');
}

/** How a screen reader announces the default story of a component, as recorded by the tests. */
function announcementsOf(title: string): string {
  const folder = 'tests/a11y/references/en';
  const ending = `-${title.toLowerCase()}--default.txt`;
  const file = readdirSync(folder).find((name) => name.endsWith(ending));
  if (file === undefined) throw new Error(`${folder} has no transcript that ends with ${ending}.`);
  // The first two lines are the live regions of the stories.
  return readFileSync(`${folder}/${file}`, 'utf8').replace(/^status\nalert\n/, '');
}

/** The page of a component: from its source, its example and its styles. */
function componentPage(
  { subpath, source }: Entry,
  described: readonly Described[],
  styles: string,
): DocsPage {
  const title = basename(source, '.tsx');
  const { text: lead = '' } = described.find(({ name }) => name === title) ?? {};
  const values = described.filter(({ isType }) => !isType).map(({ name }) => name);
  const blocks = [
    `# ${title}`,
    lead,
    codeBlock('tsx', `import { ${values.join(', ')} } from '${NAME}/${subpath}';`),
    '## Examples',
    codeBlock('tsx', readFileSync(`docs/examples/${title}.tsx`, 'utf8')),
    '## API',
    ...described.flatMap(apiBlocks).filter((block) => block !== lead),
    '## Class names and custom properties',
    styles || 'They are those of the components that it contains.',
    '## Screen reader',
    'It announces the component in this order, here with sample texts:',
    codeBlock('text', announcementsOf(title)),
  ];
  return {
    file: `docs/components/${title}.md`,
    title,
    summary: lead.replace(/(?<=\.) .*/, ''),
    text: `${blocks.join('\n\n')}\n`,
  };
}

/** Modules that are only names and values. */
const DATA = /palette|pictures|tokens|jsdom/;

/** The page of a module that has no component. */
function modulePage({ subpath }: Entry, described: readonly Described[]): DocsPage {
  const title = subpath.replace(/.*\//, '');
  const values = described.filter(({ isType }) => !isType).map(({ name }) => name);
  const summary = `Exports ${values.map((name) => `\`${name}\``).join(', ')}.`;
  const blocks = [
    `# ${title}`,
    codeBlock('tsx', `import { ${values.join(', ')} } from '${NAME}/${subpath}';`),
    ...described.flatMap(apiBlocks),
  ];
  return { file: `docs/modules/${title}.md`, title, summary, text: `${blocks.join('\n\n')}\n` };
}

/** The guides, whose files are copied. */
function guidePages(): DocsPage[] {
  return readdirSync('docs/guides').map((name) => {
    const text = readFileSync(`docs/guides/${name}`, 'utf8');
    const [, title = '', summary = ''] = /^# (.+)\n\n([^]+?\.)\s/.exec(text) ?? [];
    return { file: `docs/guides/${name}`, title, summary: summary.replaceAll('\n', ' '), text };
  });
}

function links(pages: readonly DocsPage[]): string {
  return pages.map(({ file, title, summary }) => `- [${title}](${file}): ${summary}`).join('\n');
}

/** The documentation of the package by file: a page for each component, and lists of the pages. */
export function libraryDocs(
  entries: readonly Entry[],
  { parts, sheets }: LibraryStyles,
): Record<string, string> {
  const all = [...entries, ...testEntries];
  const api = new ApiReader(all);
  const components = all.filter(({ source }) => source.endsWith('.tsx'));
  const pages = components.map((entry) =>
    componentPage(entry, api.read(entry), stylesOf(entry, parts)),
  );
  const modules = all
    .filter((entry) => !components.includes(entry) && !DATA.test(entry.subpath))
    .map((entry) => modulePage(entry, api.read(entry)));
  const sizes = Object.entries(sheets).map(
    ([name, css]) => `\`${name}\` is ${(brotliCompressSync(css).length / 1000).toFixed(1)} kB`,
  );
  const lists = `Compressed by Brotli, ${sizes.join(', ')}.\n\n${links(pages)}\n\n## Other modules\n\n${links(modules)}\n`;
  return {
    ...Object.fromEntries([...pages, ...modules].map(({ file, text }) => [file, text])),
    'COMPONENTS.md': `# Components\n\n${lists}`,
    'llms.txt': `${LLMS.trim()}\n\n## Guides\n\n${links(guidePages())}\n\n## Components\n\n${lists}`,
  };
}
