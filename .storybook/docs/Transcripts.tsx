import { DocsContext } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import styled from 'styled-components';
import { media, space } from '#theme/tokens';
import { Stack, useFile } from './Page';
import { StoryBox } from './StoryBox';
import { Panel, Sheet } from './styles';
import { useGlobals } from './useGlobals';

const files = import.meta.glob<string>('../../tests/a11y/references/*/*.txt', {
  import: 'default',
  query: '?raw',
});

/** A picture next to its transcript. */
const Beside = styled.div`
  display: grid;
  gap: ${space(4)};
  align-items: start;

  & li {
    margin-inline-start: ${space(8)};
    list-style: decimal;
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 22.5rem) minmax(0, 1fr);
  }
`;

interface TranscriptProps {
  /** The id of the story. */
  id: string;
  /** The name of the story and what is recorded. */
  title: string;
  /** Loads the transcript. */
  load: () => Promise<string>;
}

function Transcript({ id, title, load }: TranscriptProps) {
  const lines = useFile(load).trim().split('\n');
  return (
    <Beside>
      <Sheet>
        <StoryBox id={id} isLarge />
      </Sheet>
      <Panel>
        <strong lang="en">{title}</strong>
        <ol>
          {lines.map((line, at) => (
            <li key={at}>{line}</li>
          ))}
        </ol>
      </Panel>
    </Beside>
  );
}

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
        id,
        title: `${name}, ${path.includes('.interaction.') ? 'during its interaction' : 'read from top to bottom'}`,
        load,
      })),
  );
  if (found.length === 0) {
    return <p>There is no transcript of these stories in this language.</p>;
  }
  return (
    <Stack lang={language}>
      {found.map((transcript) => (
        <Transcript key={transcript.title} {...transcript} />
      ))}
    </Stack>
  );
}
