import { Markdown } from '@storybook/addon-docs/blocks';
import readme from '../../tools/package/README.md?raw';

const guides = import.meta.glob<string>('../../docs/guides/*.md', {
  eager: true,
  import: 'default',
  query: '?raw',
});

/** Replaces links to files of the package by links to sections and pages of Storybook. */
function withLinks(text: string): string {
  return text
    .replace(/\]\((?:docs\/guides\/)?([\w-]+)\.md\)/g, '](#$1)')
    .replace(
      /\]\([./]*COMPONENTS\.md\)|\]\(#COMPONENTS\)/g,
      '](?path=/docs/components-overview--docs)',
    );
}

/** The package's README and guides as one page. Their titles become headings of sections. */
export function PackageDocs() {
  const sections = Object.values(guides).map((text) => text.replace(/^(?=#+ )/gm, '#'));
  const all = [readme.replace(/^# .*\n/, ''), ...sections].join('\n');
  return <Markdown>{withLinks(all)}</Markdown>;
}
