import { basename } from 'node:path';
import type ts from 'typescript';
import { ApiReader, type Described } from './componentApi.ts';
import { outputOf, type Entry } from './entries.ts';
import { packageName } from './manifest.ts';
import { readExample, readStories } from './storyCode.ts';
import type { ComponentParts, PublicPart } from './styles.ts';

/** The start of `llms.txt` (https://llmstxt.org). */
const LLMS = `
# Colibrí Recargas components

> React components and themes for buying prepaid airtime, in the colours of nine carriers: \`${packageName}\`.

[README.md](README.md) installs the package, renders a first form and lists the guides.
`;

function codeBlock(language: string, code: string): string {
  return `\`\`\`${language}\n${code.trim()}\n\`\`\``;
}

function propsTable({ props }: Described): string {
  if (props.length === 0) return '';
  const rows = props.map(({ name, type, isRequired, fallback, text }) => {
    const value = /^[\w'-]+$/.test(fallback) ? `\`${fallback}\`` : fallback;
    const cells = [`\`${name}\``, `\`${type}\``, isRequired ? 'required' : value, text];
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  });
  return ['| Name | Type | Default | Description |', '| --- | --- | --- | --- |', ...rows].join(
    '\n',
  );
}

function apiBlocks(described: Described): string[] {
  const { name, text, signature, element } = described;
  const native = element && `It also accepts the props of a native \`${element}\`.`;
  const code = signature && codeBlock('ts', signature);
  return [`### ${name}`, text, code, propsTable(described), native].filter((one) => one !== '');
}

/** The API of a module: what it exports, with JSDoc, signatures and props. `lead` is shown elsewhere. */
export function apiText(described: readonly Described[], lead: string): string {
  const blocks = described.flatMap(apiBlocks).filter((block) => block !== lead);
  return ['## API', ...blocks].join('\n\n');
}

/** The examples of a component: its file in `docs/examples`, its first story, and the stories with a description. */
async function examplesOf(source: string): Promise<string[]> {
  const example = readExample(basename(source, '.tsx'));
  const stories = await readStories(source.replace(/\.tsx$/, '.stories.tsx'));
  const shown = stories.filter(
    ({ text, tags }, at) =>
      at === 0 || (text !== '' && !tags.includes('interaction') && !tags.includes('test-only')),
  );
  const codes = [...(example ? [example] : []), ...shown.map(({ code }) => code)];
  return [...new Set(codes)].map((code) => codeBlock('tsx', code));
}

/** The class names of elements, and the custom properties that their rules declare. */
function styleNames(parts: readonly PublicPart[]): string {
  const css = parts.map((part) => part.css).join('');
  const declared = Array.from(css.matchAll(/[{;](--[\w-]+):/g), ([, name = '']) => name);
  const names = new Set([...parts.map(({ className }) => className), ...declared]);
  return Array.from(names, (name) => `\`${name}\``).join(', ');
}

/** The documentation of the package by file: a page for each component, and lists of the pages. */
export async function libraryDocs(
  program: ts.Program,
  components: ComponentParts,
  modules: readonly Entry[],
): Promise<Record<string, string>> {
  const api = new ApiReader(program);
  const pages: Record<string, string> = {};
  let list = '';
  for (const [{ subpath, source }, parts] of components) {
    const title = basename(source, '.tsx');
    const file = `docs/components/${title}.md`;
    const described = api.read(source);
    const { text: lead = '' } = described.find(({ name }) => name === title) ?? {};
    const values = described.map(({ name }) => name).join(', ');
    const types = `${outputOf(source)}.d.ts`;
    const blocks = [
      `# ${title}`,
      lead,
      codeBlock('tsx', `import { ${values} } from '${packageName}/${subpath}';`),
      '## Examples',
      ...(await examplesOf(source)),
      apiText(described, lead),
      `The types are in [${types}](../../${types}).`,
      '## Class names and custom properties',
      styleNames(parts) || 'It has no styles.',
    ];
    pages[file] = `${blocks.join('\n\n')}\n`;
    list += `- [${title}](${file}): ${lead.replace(/(?<=\.) .*/, '')}\n`;
  }
  const declarations = modules.map(
    ({ subpath, source }) => `- [${subpath}](${outputOf(source)}.d.ts)\n`,
  );
  const lists = `## Components\n\n${list}\n## Other modules\n\n${declarations.join('')}`;
  return {
    ...pages,
    'COMPONENTS.md': `# Documentation\n\n${lists}`,
    'llms.txt': `${LLMS.trim()}\n\n${lists}`,
  };
}
