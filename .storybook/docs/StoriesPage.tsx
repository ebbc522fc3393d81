import { Canvas, Controls, DocsContext, Story, useOf } from '@storybook/addon-docs/blocks';
import { use, useEffect, useState, type ContextType } from 'react';
import styled from 'styled-components';
import { color, space } from '#theme/tokens';
import { Comparison } from './Comparison';
import { Coded, CodeFile, Page } from './Page';
import { Picture } from './Picture';
import { purchase } from './purchase';
import { Section } from './Section';
import { StoryCard, type About } from './StoryCard';
import { columns, panel, PreviewCards } from './styles';
import { Transcripts } from './Transcripts';

export { PageContainer } from './Page';

const examples = import.meta.glob<string>('../../docs/examples/*.tsx', {
  import: 'default',
  query: '?raw',
});

/** The `parameters.docs` of a story that the page reads. */
interface StoryDocs {
  description?: { component?: string; story?: string };
  story?: { inline?: boolean; height?: string };
}

const Advice = styled.div`
  ${columns('26rem')}

  & > p {
    ${panel}
    padding: ${space(4)} ${space(5)};
  }

  & strong {
    display: block;
    color: ${color.cactus};
  }

  & > p + p > strong {
    color: ${color.danger};
  }
`;

/** A story, prepared by Storybook. */
type DocsStory = ReturnType<ContextType<typeof DocsContext>['componentStories']>[number];

/** What a story shows. */
function noteOf({ parameters }: DocsStory): string {
  return (parameters['docs'] as StoryDocs).description?.story ?? '';
}

/** The args of a story after a change of its controls. */
function useChangedArgs(id: string | undefined): object {
  const { channel } = use(DocsContext);
  const [changed, setChanged] = useState({});
  useEffect(() => {
    function update({ storyId, args }: { storyId: string; args: object }) {
      if (storyId === id) setChanged(args);
    }
    channel.on('storyArgsUpdated', update);
    return () => {
      channel.off('storyArgsUpdated', update);
    };
  }, [channel, id]);
  return changed;
}

/** The docs page of a component, a screen or a flow, generated from its stories. */
export function StoriesPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { componentStories } = use(DocsContext);
  const { parameters, title } = preparedMeta;
  const stories = componentStories().filter(
    ({ tags }) => tags.includes('autodocs') && !tags.includes('test-only'),
  );
  const [first] = stories;
  const args = useChangedArgs(first?.id);
  if (first === undefined) return null;

  const component = preparedMeta.component as
    { __docgenInfo?: { description?: string } } | undefined;
  const [group = '', ...names] = title.split('/');
  const name = String(names.at(-1));
  const docs = parameters['docs'] as StoryDocs;
  const description = docs.description?.component ?? component?.__docgenInfo?.description ?? '';
  const [lead = '', ...details] = description.split(/(?<=\.)\s/);
  const about = parameters['about'] as About | undefined;
  const isComponent = group === 'Components';
  // Several of them on a page would compete for its focus, its top layer or its width.
  const isBoxed = !isComponent || docs.story?.inline === false;
  const interactions = stories.filter(({ tags }) => tags.includes('interaction'));
  const shown = stories.filter((story) => !interactions.includes(story));
  const states = isBoxed ? shown : shown.slice(1);
  const example = examples[`../../docs/examples/${name}.tsx`];
  return (
    <Page
      group={names.length > 1 ? `${group} · ${String(names[0])}` : group}
      lead={lead.replaceAll('`', '')}
      title={name}
    >
      {!isBoxed && <Canvas of={first.moduleExport as object} />}
      {details.length > 0 && (
        <p>
          <Coded text={details.join(' ')} />
        </p>
      )}
      {about !== undefined && (
        <Section title="When to use it">
          <Advice>
            <p>
              <strong>Do</strong>
              <Coded text={about.use} />
            </p>
            <p>
              <strong>Don’t</strong>
              <Coded text={about.avoid} />
            </p>
          </Advice>
        </Section>
      )}
      {isComponent && (
        <Section title="Props">
          <Controls of={first.moduleExport as object} />
        </Section>
      )}
      {group === 'Flows' ? (
        <Section title="The screens">
          <PreviewCards data-boxed="steps">
            {purchase.map(([step, id]) => (
              <StoryCard id={id} key={id} name={step} />
            ))}
          </PreviewCards>
        </Section>
      ) : (
        <Section title="In every carrier">
          {parameters['sameInCarriers'] === true ? (
            <p>
              It is the same in every carrier: it has neither the colours nor the wordmark of its
              theme.
            </p>
          ) : (
            <Comparison args={args} id={first.id} />
          )}
        </Section>
      )}
      {states.length > 0 && (
        <Section title="States">
          <PreviewCards data-boxed={isBoxed}>
            {states.map((story) => (
              <StoryCard
                args={story === first ? args : undefined}
                id={story.id}
                key={story.id}
                name={story.name}
                note={noteOf(story)}
              >
                {isBoxed ? undefined : <Story of={story.moduleExport as object} />}
              </StoryCard>
            ))}
          </PreviewCards>
        </Section>
      )}
      {interactions.length > 0 && (
        <Section title="Interactions">
          <PreviewCards data-boxed>
            {interactions.map((story) => (
              <StoryCard id={story.id} key={story.id} name={story.name} note={noteOf(story)}>
                <Picture {...story} />
              </StoryCard>
            ))}
          </PreviewCards>
        </Section>
      )}
      {isComponent && (
        <Section title="Keyboard">
          <ul>
            {(about?.keyboard ?? ['It has no control, so the keyboard does not reach it.']).map(
              (text) => (
                <li key={text}>
                  <Coded text={text} />
                </li>
              ),
            )}
          </ul>
        </Section>
      )}
      {example && (
        <Section title="Code">
          <CodeFile load={example} />
        </Section>
      )}
      <Section title="Screen reader">
        <Transcripts />
      </Section>
    </Page>
  );
}
