import { readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { runnerImport, type Rolldown } from 'vite';
import svgr from 'vite-plugin-svgr';
import { ApiReader, type Described } from './componentApi.ts';
import { componentStyles, type ComponentStyles } from './componentStyles.ts';
import { outputOf, type Entry } from './entries.ts';
import { sizeOf } from './sizes.ts';
import type * as stories from './storyGuides.ts';
import { styledAlias, type LibraryStyles } from './styles.ts';

const NAME = 'colibri-recargas-components';

/** The start of `llms.txt` (https://llmstxt.org). */
const LLMS = `
# Colibrí Recargas components

> React components and themes for buying prepaid airtime, in the colours of nine carriers: \`${NAME}\`.

Texts are props. Styles are one static sheet. Each page has examples that compile, the API and the class names.

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

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function codeBlock(language: string, code: string): string {
  return `\`\`\`${language}\n${code.trim()}\n\`\`\``;
}

/** The lines of a list, without those that have no content. */
function list(lines: readonly (readonly [what: string, of: string])[]): string {
  return lines.flatMap(([what, of]) => (of === '' ? [] : `- ${what}: ${of}`)).join('\n');
}

function codeList(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
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

function apiBlocks(described: Described): string[] {
  const { name, text, code, element } = described;
  const native = element === '' ? '' : `It also accepts the props of a native \`${element}\`.`;
  const block = code === '' ? '' : codeBlock('ts', code);
  return [`### ${name}`, text, block, membersTable(described), native].filter((one) => one !== '');
}

/** Loads the stories in Node, with Storybook's preview replaced. */
async function loadStories(): Promise<typeof stories> {
  const preview = resolve('tools/package/storyPreview.mjs');
  const { module } = await runnerImport<typeof stories>('./tools/package/storyGuides.ts', {
    configFile: false,
    logLevel: 'warn',
    resolve: {
      alias: { ...styledAlias, '#storybook/preview': preview, '#storybook/testing/i18n': preview },
    },
    plugins: [react(), svgr()],
  });
  return module;
}

/** The page of a component: from its source, its stories, its examples and its built files. */
function componentPage(
  { subpath, source }: Entry,
  described: readonly Described[],
  guide: stories.StoryGuide,
  styles: ComponentStyles,
  size: number,
): DocsPage {
  const title = basename(source, '.tsx');
  const { text: lead = '' } = described.find(({ name }) => name === title) ?? {};
  const values = described.filter(({ isType }) => !isType).map(({ name }) => name);
  const noKeyboard = ['It has no control, so the keyboard does not reach it.'];
  const blocks = [
    `# ${title}`,
    lead,
    list([
      ['Use it', guide.use],
      ['Do not use it', guide.avoid],
      ['Size', `${kB(size)}, minified and compressed by Brotli, without React`],
      ['Contains', styles.components.map((name) => `[${name}](${name}.md)`).join(', ')],
    ]),
    codeBlock('tsx', `import { ${values.join(', ')} } from '${NAME}/${subpath}';`),
    '## Examples',
    codeBlock('tsx', readFileSync(`docs/examples/${title}.tsx`, 'utf8')),
    '## API',
    ...described.flatMap(apiBlocks).filter((block) => block !== lead),
    '## Accessibility',
    list([
      ['Keyboard', (guide.keyboard ?? noKeyboard).join(' ')],
      ['A screen reader announces the first story as', codeList(guide.transcript)],
    ]),
    '## Styles',
    list([
      ['Class names', codeList(styles.classNames)],
      ['Custom properties', codeList(styles.declared)],
      ['Custom properties of the theme', codeList(styles.used)],
    ]) || 'The class names are those of the components that it contains.',
  ];
  return {
    file: `docs/components/${title}.md`,
    title,
    summary: lead.replace(/(?<=\.) .*/, ''),
    text: `${blocks.join('\n\n')}\n`,
  };
}

/** The guides, whose files are copied. */
function guidePages(): DocsPage[] {
  return readdirSync('docs/guides').map((name) => {
    const text = readFileSync(`docs/guides/${name}`, 'utf8');
    const [, title = '', summary = ''] = /^# (.+)\n\n([^.]+\.)/.exec(text) ?? [];
    return { file: `docs/guides/${name}`, title, summary: summary.replaceAll('\n', ' '), text };
  });
}

function links(pages: readonly DocsPage[]): string {
  return pages.map(({ file, title, summary }) => `- [${title}](${file}): ${summary}`).join('\n');
}

/** The documentation of the package by file: a page for each component, and lists of the pages. */
export async function libraryDocs(
  outDir: string,
  entries: readonly Entry[],
  { parts, sheets }: LibraryStyles,
  chunks: readonly Rolldown.OutputChunk[],
): Promise<Record<string, string>> {
  const { guides } = await loadStories();
  const api = new ApiReader(entries);
  const pages: DocsPage[] = [];
  for (const entry of entries.filter(({ source }) => source.endsWith('.tsx'))) {
    const guide = guides.get(basename(entry.source, '.tsx'));
    if (guide === undefined) {
      throw new Error(`${entry.source}: no story has its name as its title.`);
    }
    const size = await sizeOf(outDir, `${outputOf(entry.source)}.js`);
    const styles = componentStyles(entry, parts, chunks);
    pages.push(componentPage(entry, api.read(entry), guide, styles, size));
  }
  const sizes = Object.entries(sheets).map(
    ([name, css]) => `\`${name}\` is ${kB(brotliCompressSync(css).length)}`,
  );
  const components = `Compressed by Brotli, ${sizes.join(', ')}.\n\n${links(pages)}\n`;
  return {
    ...Object.fromEntries(pages.map(({ file, text }) => [file, text])),
    'COMPONENTS.md': `# Components\n\n${components}`,
    'llms.txt': `${LLMS.trim()}\n\n## Guides\n\n${links(guidePages())}\n\n## Components\n\n${components}`,
  };
}
