import { DocsContext, IconGallery, IconItem, Story, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import styled from 'styled-components';
import { color, space } from '#theme/tokens';
import { Comparison } from '../decorators/Comparison';
import { shownTheme } from '../globals/carriers';
import type { About } from './about';
import { Coded, Deferred, Page, Section } from './Page';
import { Playground } from './Playground';
import { Reference } from './Reference';
import { columns, panel, PreviewCard, PreviewCards } from './styles';
import { BoxedStory, ThemedStory, useContextOf, type DocsStory } from './ThemedStory';
import { ThemeGrid } from './ThemeGrid';
import { Usage } from './Usage';

export { PageContainer } from './Page';

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
  const interactions = stories.filter(({ tags }) => tags.includes('interaction'));
  const shown = stories.filter((story) => !interactions.includes(story));
  const states = isBoxed ? shown : shown.slice(1);
  const status = ['experimental', 'deprecated'].find((tag) => first.tags.includes(tag));
  const context = contextOf(first);
  const { gallery } = about ?? {};
  const values = (first.argTypes[gallery ?? '']?.options ?? []) as readonly string[];
  return (
    <Page
      group={names.length > 1 ? `${group} · ${String(names[0])}` : group}
      lead={lead.replaceAll('`', '')}
      status={status}
      title={name}
    >
      {!isBoxed && (
        <Deferred>
          <Playground story={first} />
        </Deferred>
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
      {!isComponent && (
        <Section title="The screen">
          {details.length > 0 && (
            <p>
              <Coded text={details.join(' ')} />
            </p>
          )}
          <Usage name={name} screen={screenOf(component)} />
        </Section>
      )}
      {parameters['sameInCarriers'] !== true && (
        <Section title="In every carrier">
          {isBoxed ? (
            <Comparison globals={context.globals} story={context} />
          ) : (
            <ThemeGrid stories={shown.slice(0, 2)} />
          )}
        </Section>
      )}
      {states.length > 0 && (
        <Section title="States">
          <PreviewCards data-boxed={isBoxed}>
            {states.map((story) => (
              <PreviewCard key={story.id}>
                <div>
                  {isBoxed ? (
                    <BoxedStory isLarge story={story} />
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
      {gallery !== undefined && (
        <Section title={`Every ${gallery}`}>
          <IconGallery>
            {values.map((value) => (
              <IconItem key={value} name={value}>
                <ThemedStory
                  args={{ [gallery]: value }}
                  carrier={shownTheme(context.globals).code}
                  story={first}
                />
              </IconItem>
            ))}
          </IconGallery>
        </Section>
      )}
      {isComponent && (
        <Section title="Where it is used">
          <Usage name={name} />
        </Section>
      )}
      <Section title="Reference">
        <Reference
          about={about}
          details={details.join(' ')}
          isComponent={isComponent}
          language={String(context.globals['language'])}
          name={name}
          stories={stories}
          transcribed={componentStories()}
        />
      </Section>
    </Page>
  );
}
