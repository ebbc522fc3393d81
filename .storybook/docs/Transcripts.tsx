import { DocsContext } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { CodeFile, Stack } from './Page';
import { useGlobals } from './useGlobals';

const files = import.meta.glob<string>('../../tests/a11y/references/*/*.txt', {
  import: 'default',
  query: '?raw',
});

/** The announcements of a screen reader in the stories of a page, as recorded by the tests. */
export function Transcripts() {
  const stories = use(DocsContext).componentStories();
  const selected = String(useGlobals()['language']);
  // A component has a guide, and Spanish texts.
  const language = stories[0]?.parameters['about'] === undefined ? selected : 'es';
  const found = stories.flatMap(({ id, name }) =>
    Object.entries(files)
      .filter(([path]) => path.includes(`/${language}/${id}.`))
      .map(([path, load]) => ({
        title: `${name}, ${path.includes('.interaction.') ? 'during its interaction' : 'read from top to bottom'}`,
        load,
      })),
  );
  if (found.length === 0) {
    return <p>There is no transcript of these stories in this language.</p>;
  }
  return (
    <Stack lang={language}>
      {found.map(({ title, load }) => (
        <details key={title}>
          <summary lang="en">{title}</summary>
          <CodeFile language="text" load={load} />
        </details>
      ))}
    </Stack>
  );
}
