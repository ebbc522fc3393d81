import { Canvas, Controls, DocsContext, Story, useOf } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import styled from 'styled-components';
import { parts } from 'virtual:parts';
import { color, space } from '#theme/tokens';
import type { About } from './about';
import { Comparison } from './Comparison';
import { Coded, CodeFile, Page, Section } from './Page';
import { StoryBox, type DocsStory } from './StoryBox';
import { columns, panel, PreviewCard, PreviewCards } from './styles';
import { Transcripts } from './Transcripts';
import { ScreenParts, Users } from './Usage';

export { PageContainer } from './Page';

const examples = import.meta.glob<string>('../../docs/examples/*.tsx', {
  import: 'default',
  query: '?raw',
});

/** The `parameters.docs` of a story that the page reads. */
interface StoryDocs {
  description?: { story?: string };
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

/** A link to a story, and what it shows. */
function StoryLink({ story: { id, name, parameters } }: { story: DocsStory }) {
  return (
    <>
      <a href={`./?path=/story/${id}`} target="_top">
        {name}
      </a>{' '}
      <Coded text={(parameters['docs'] as StoryDocs).description?.story ?? ''} />
    </>
  );
}

/** The name of the file of a screen's component. */
function screenOf(component: unknown): string {
  return typeof component === 'function' ? component.name.replace(/Screen$/, '') : '';
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
  if (first === undefined) return null;

  const component: unknown = preparedMeta.component;
  const [group = '', ...names] = title.split('/');
  const name = String(names.at(-1));
  const docs = parameters['docs'] as StoryDocs & {
    extractComponentDescription?: (of: unknown, options: object) => string;
  };
  const description =
    docs.extractComponentDescription?.(component, { component, ...parameters }) ?? '';
  const [lead = '', ...details] = description.split(/(?<=\.)\s/);
  const about = parameters['about'] as About | undefined;
  const isComponent = group === 'Components';
  // Several of them on a page would compete for its focus, its top layer or its width.
  const isBoxed = !isComponent || docs.story?.inline === false;
  const interactions = stories.filter(({ tags }) => tags.includes('interaction'));
  const shown = stories.filter((story) => !interactions.includes(story));
  const states = isBoxed ? shown : shown.slice(1);
  const isSame = isComponent
    ? parts[name]?.differs === false
    : parameters['sameInCarriers'] === true;
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
      {isComponent ? (
        <Section title="Props">
          <Controls of={first.moduleExport as object} />
        </Section>
      ) : (
        <Section title="The screen">
          <ScreenParts of={screenOf(component)} />
        </Section>
      )}
      <Section title="In every carrier">
        {isSame ? (
          <p>
            It is the same in every carrier: nothing in it has the colours or the wordmark of one.
          </p>
        ) : (
          <Comparison story={first} />
        )}
      </Section>
      {states.length > 0 && (
        <Section title="States">
          <PreviewCards data-boxed={isBoxed}>
            {states.map((story) => (
              <PreviewCard key={story.id}>
                <div>
                  {isBoxed ? (
                    <StoryBox isLarge story={story} />
                  ) : (
                    <Story __forceInitialArgs of={story.moduleExport as object} />
                  )}
                </div>
                <p>
                  <StoryLink story={story} />
                </p>
              </PreviewCard>
            ))}
          </PreviewCards>
        </Section>
      )}
      {interactions.length > 0 && (
        <Section title="Interactions">
          <ul>
            {interactions.map((story) => (
              <li key={story.id}>
                <StoryLink story={story} />
              </li>
            ))}
          </ul>
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
      {isComponent && (
        <Section title="Where it is used">
          <Users of={name} />
        </Section>
      )}
      {example && (
        <Section title="Code">
          <CodeFile language="tsx" load={example} />
        </Section>
      )}
      <Section title="Screen reader">
        <Transcripts />
      </Section>
    </Page>
  );
}
