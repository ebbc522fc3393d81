import { Canvas, Controls, DocsContext, Story, useOf } from '@storybook/addon-docs/blocks';
import { use, useEffect, useState, type ContextType, type ReactNode } from 'react';
import { Comparison } from './Comparison';
import { Coded, Meta, Section } from './Page';
import { isDocumented, purchase, type About } from './stories';
import { pictureOf, StoryCard } from './StoryCard';
import { Cards, PreviewCards } from './cards.styles';
import { Transcripts } from './Transcripts';

export { PageContainer } from './Page';

/** The `parameters.docs` of a story that the page reads. */
interface StoryDocs {
  description?: { component?: string; story?: string };
  story?: { inline?: boolean };
}

/** A story, prepared by Storybook. */
type DocsStory = ReturnType<ContextType<typeof DocsContext>['componentStories']>[number];

/** What a story shows. */
function noteOf({ parameters }: DocsStory): ReactNode {
  return <Coded text={(parameters['docs'] as StoryDocs).description?.story ?? ''} />;
}

/** What replaces the inert preview: the picture of an interaction, or a live component. */
function previewOf(story: DocsStory, isBoxed: boolean): ReactNode {
  if (isBoxed || story.tags.includes('interaction')) return pictureOf(story);
  return <Story of={story.moduleExport as object} />;
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
  const stories = componentStories().filter(isDocumented);
  const [first] = stories;
  const args = useChangedArgs(first?.id);
  if (first === undefined) return null;

  const component = preparedMeta.component as
    { __docgenInfo?: { description?: string } } | undefined;
  const [group] = title.split('/');
  const docs = parameters['docs'] as StoryDocs;
  const description = docs.description?.component ?? component?.__docgenInfo?.description ?? '';
  const [lead = '', ...details] = description.split(/(?<=\.)\s/);
  const about = parameters['about'] as About | undefined;
  const isComponent = group === 'Components';
  // Several of them on a page would compete for its focus, its top layer or its width.
  const isBoxed = !isComponent || docs.story?.inline === false;
  const interactions = stories.filter(({ tags }) => tags.includes('interaction'));
  const shown = stories.filter((story) => !interactions.includes(story));
  const states = [
    ['States', isBoxed ? shown : shown.slice(1)],
    ['Interactions', interactions],
  ] as const;
  return (
    <>
      <Meta summary={lead.replaceAll('`', '')} title={title} />
      {!isBoxed && <Canvas of={first.moduleExport as object} />}
      {details.length > 0 && (
        <p>
          <Coded text={details.join(' ')} />
        </p>
      )}
      {about !== undefined && (
        <Section title="When to use it">
          <Cards>
            <ul>
              <li>
                <strong>Do</strong>
                <Coded text={about.use} />
              </li>
              <li>
                <strong>Don’t</strong>
                <Coded text={about.avoid} />
              </li>
            </ul>
          </Cards>
        </Section>
      )}
      {isComponent && (
        <Section title="Props">
          <Controls of={first.moduleExport as object} />
        </Section>
      )}
      {group === 'Flows' ? (
        <Section title="The screens">
          <PreviewCards data-screens>
            {purchase.map(([step, id]) => (
              <StoryCard id={id} key={id} name={step} />
            ))}
          </PreviewCards>
        </Section>
      ) : (
        <Section
          title={parameters['sameInCarriers'] === true ? 'In every scheme' : 'In every carrier'}
        >
          <Comparison args={args} id={first.id} />
        </Section>
      )}
      {states.map(
        ([heading, all]) =>
          all.length > 0 && (
            <Section key={heading} title={heading}>
              <PreviewCards data-screens={isBoxed || all === interactions}>
                {all.map((story) => (
                  <StoryCard
                    args={story === first ? args : undefined}
                    id={story.id}
                    key={story.id}
                    name={story.name}
                    note={noteOf(story)}
                  >
                    {previewOf(story, isBoxed)}
                  </StoryCard>
                ))}
              </PreviewCards>
            </Section>
          ),
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
      <Section title="Screen reader">
        <Transcripts />
      </Section>
    </>
  );
}
