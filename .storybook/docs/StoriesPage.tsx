import { Canvas, Controls, DocsContext, Story, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import styled from 'styled-components';
import { color, media, space } from '#theme/tokens';
import { Comparison } from '../decorators/Comparison';
import type { About } from './about';
import { statusOf } from '../config/componentStatus';
import { importLine } from '../config/importLine';
import { Gallery } from './Gallery';
import { Coded, Deferred, Page, Section } from './Page';
import { PreviewCard, PreviewCards } from './PreviewCard';
import { Reference } from './Reference';
import { columns, panel } from './sheets';
import { BoxedStory, useContextOf } from './ThemedStory';
import { ThemeGrid } from './ThemeGrid';

export { PageContainer } from './Page';

/** The `parameters.docs` of a story that the page reads. */
interface StoryDocs {
  description?: { story?: string };
  story?: { inline?: boolean; height?: string };
}

const Playground = styled.div`
  ${panel}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;

  & > :first-child {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: 1fr auto;
    background: ${color.ground};
  }

  & .sbdocs-preview {
    display: grid;
    align-items: center;
    margin: 0;
    border: 0;
    border-radius: 0;
    background: none;
    box-shadow: none;
  }

  /* The table of the controls as two columns: the description and the default are in the reference. */
  & .docblock-argstable {
    margin: 0;

    & :is(td, th):nth-child(2),
    & :is(td, th):nth-child(3) {
      display: none;
    }
  }

  & > :last-child {
    overflow: auto;
    padding: ${space(2)} ${space(4)};
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 23rem;

    & > :last-child {
      max-block-size: 20rem;
      border-inline-start: 1px solid ${color.hairline};
    }
  }
`;

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

/** The docs page of a component, a screen or a flow, generated from its stories. */
export function StoriesPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { componentStories } = useContext(DocsContext);
  const contextOf = useContextOf();
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
  const states = isBoxed ? stories : stories.slice(1);
  const context = contextOf(first);
  return (
    <Page
      group={names.length > 1 ? `${group} · ${String(names[0])}` : group}
      importLine={isComponent ? importLine([name]) : undefined}
      lead={lead.replaceAll('`', '')}
      status={isComponent ? statusOf(name).status : undefined}
      title={name}
    >
      {!isBoxed && (
        <Deferred>
          <Playground>
            <div>
              <Canvas of={first.moduleExport as object} />
            </div>
            <div>
              <Controls of={first.moduleExport as object} />
            </div>
          </Playground>
        </Deferred>
      )}
      <Section title="In every carrier">
        {isBoxed ? (
          <Comparison globals={context.globals} story={context} />
        ) : (
          <ThemeGrid stories={stories.slice(0, 2)} />
        )}
      </Section>
      {states.length > 0 && (
        <Section title="States">
          <PreviewCards data-boxed={isBoxed}>
            {states.map((story) => {
              const { description } = story.parameters['docs'] as StoryDocs;
              return (
                <PreviewCard
                  href={`./?path=/story/${story.id}`}
                  key={story.id}
                  name={story.name}
                  note={<Coded text={description?.story ?? ''} />}
                >
                  {isBoxed ? (
                    <BoxedStory isLarge story={story} />
                  ) : (
                    <Story __forceInitialArgs of={story.moduleExport as object} />
                  )}
                </PreviewCard>
              );
            })}
          </PreviewCards>
        </Section>
      )}
      {about?.gallery !== undefined && (
        <Section title={`Every ${about.gallery}`}>
          <Gallery prop={about.gallery} story={first} />
        </Section>
      )}
      {about !== undefined && (
        <Section title="When to use it">
          <Advice>
            <p>
              <strong>Do</strong>
              {about.use}
            </p>
            <p>
              <strong>Don’t</strong>
              {about.avoid}
            </p>
          </Advice>
        </Section>
      )}
      <Section title="Reference">
        <Reference
          about={about}
          details={details.join(' ')}
          language={String(context.globals['language'])}
          name={isComponent ? name : undefined}
          stories={stories}
          transcribed={componentStories()}
        />
      </Section>
    </Page>
  );
}
