import { DocsContext } from '@storybook/addon-docs/blocks';
import { Suspense, use } from 'react';
import styled from 'styled-components';
import { media, space } from '#theme/tokens';
import { StoryBox } from './StoryBox';
import { Panel, ClippedPanel } from './cards.styles';
import { useGlobals } from './useGlobals';

const files = import.meta.glob<string>('../../tests/a11y/references/*/*.txt', {
  import: 'default',
  query: '?raw',
});

/** Their texts, as far as they are requested. */
const texts = new Map<string, Promise<string>>();

/** A picture next to its transcript. */
const TranscriptRow = styled.div`
  display: grid;
  gap: ${space(4)};
  align-items: start;

  & > div > ol > li {
    margin-inline-start: ${space(8)};
    list-style: decimal;
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 22.5rem) minmax(0, 1fr);
  }
`;

/** The lines of a transcript. */
function Lines({ path }: { path: string }) {
  const text = texts.get(path) ?? files[path]?.() ?? Promise.resolve('');
  texts.set(path, text);
  const lines = use(text).trim().split('\n');
  return lines.map((line, at) => <li key={at}>{line}</li>);
}

/** The announcements of a screen reader in the stories of a page, as recorded by the tests. */
export function Transcripts() {
  const stories = use(DocsContext).componentStories();
  const selected = String(useGlobals()['language']);
  // A component has a guide, and Spanish texts.
  const language = stories[0]?.parameters['about'] === undefined ? selected : 'es';
  const found = stories.flatMap(({ id, name }) =>
    Object.keys(files)
      .filter((path) => path.includes(`/${language}/${id}.`))
      .map((path) => ({ id, name, path })),
  );
  if (found.length === 0) {
    return <p>There is no transcript of these stories in this language.</p>;
  }
  return found.map(({ id, name, path }) => (
    <TranscriptRow key={path} lang={language}>
      <ClippedPanel>
        <StoryBox id={id} />
      </ClippedPanel>
      <Panel>
        <strong lang="en">
          {`${name}, ${path.includes('.interaction.') ? 'during its interaction' : 'read from top to bottom'}`}
        </strong>
        <ol>
          <Suspense>
            <Lines path={path} />
          </Suspense>
        </ol>
      </Panel>
    </TranscriptRow>
  ));
}
