import { Markdown } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';

const guides = import.meta.glob<string>('../../docs/guides/*.md', {
  eager: true,
  import: 'default',
  query: '?raw',
});

/** Replaces links to files of the package by links to sections and pages of Storybook. */
function withLinks(text: string): string {
  return text
    .replace(/\]\([./]*COMPONENTS\.md\)/g, '](?path=/docs/components-overview--docs)')
    .replace(/\]\([./\w-]+\.md(#[\w-]+)\)/g, ']($1)')
    .replace(/\]\((?:docs\/guides\/)?([\w-]+)\.md\)/g, '](#$1)');
}

/** The package's README and guides as one page. Their titles become headings of sections. */
export function PackageDocs({ readme }: { readme: string }) {
  const sections = Object.values(guides).map((text) => text.replace(/^(?=#+ )/gm, '#'));
  const all = [readme.replace(/^# .*\n/, ''), ...sections].join('\n');
  return <Markdown options={{ wrapper: Fragment }}>{withLinks(all)}</Markdown>;
}
