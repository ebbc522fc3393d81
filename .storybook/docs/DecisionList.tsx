import { Markdown } from '@storybook/addon-docs/blocks';

const decisions = import.meta.glob<string>('../../docs/decisions/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The documents of `docs/decisions`, with their headings below the title of the page. */
export function DecisionList() {
  return Object.entries(decisions).map(([file, text]) => (
    <Markdown key={file}>{text.replace(/^(#+) /gm, '#$1 ')}</Markdown>
  ));
}
