import {
  Canvas,
  Controls,
  DocsContext,
  IconGallery,
  IconItem,
  Story,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext, useState } from 'react';
import styled from 'styled-components';
import { Button } from '#components/Button';
import { color, media, space } from '#theme/tokens';
import { Comparison } from '../decorators/Comparison';
import { newsOf } from './newsOf';
import { importLine } from '../config/importLine';
import { shownTheme } from '../globals/carriers';
import type { About } from './about';
import { Coded, Deferred, Page, Section } from './Page';
import { Reference } from './Reference';
import { columns, panel, PreviewCard, PreviewCards } from './styles';
import { BoxedStory, ThemedStory, useContextOf, type DocsStory } from './ThemedStory';
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

  & > :first-child {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: 1fr auto;
    background: ${color.ground};
    border-radius: inherit;
  }

  & .sbdocs-preview {
    display: grid;
    align-items: center;
    margin: 0;
    border: 0;
    background: none;
    box-shadow: none;
  }

  /* The table of the controls as two columns: the description and the default are in the reference. */
  & .docblock-argstable {
    & :is(td, th):nth-child(2),
    & :is(td, th):nth-child(3) {
      display: none;
    }

    & td {
      padding-block: ${space(1)};
    }
  }

  & > :last-child {
    padding: ${space(2)} ${space(4)};
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 23rem;
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

/** The controls of a story: the first ones, or all. */
function StoryControls({ story }: { story: DocsStory }) {
  const [isComplete, setIsComplete] = useState(false);
  const controls = Object.entries(story.argTypes).filter(
    ([, { control }]) => control !== undefined && !('disable' in Object(control)),
  );
  // The component documents its own props, but not the native ones.
  const isOwn = ([name, { description }]: (typeof controls)[number]) =>
    name in story.initialArgs || description ? 0 : 1;
  const names = controls.toSorted((one, other) => isOwn(one) - isOwn(other)).map(([name]) => name);
  const shown = isComplete ? names : names.slice(0, 4);
  return (
    <div>
      <Controls include={shown} of={story.moduleExport as object} />
      {shown.length < names.length && (
        <Button
          onClick={() => {
            setIsComplete(true);
          }}
          variant="quiet"
        >
          {`Show all ${String(names.length)} controls`}
        </Button>
      )}
    </div>
  );
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
  const states = isBoxed ? stories : stories.slice(1);
  const context = contextOf(first);
  const { gallery } = about ?? {};
  const values = (first.argTypes[gallery ?? '']?.options ?? []) as readonly string[];
  return (
    <Page
      group={names.length > 1 ? `${group} · ${String(names[0])}` : group}
      importLine={isComponent ? importLine([name]) : undefined}
      lead={lead.replaceAll('`', '')}
      status={isComponent ? newsOf(name).status : undefined}
      title={name}
    >
      {!isBoxed && (
        <Deferred>
          <Playground>
            <div>
              <Canvas of={first.moduleExport as object} />
            </div>
            <StoryControls story={first} />
          </Playground>
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
                  <a href={`./?path=/story/${story.id}`} target="_top">
                    {story.name}
                  </a>
                  <Coded text={(story.parameters['docs'] as StoryDocs).description?.story ?? ''} />
                </p>
              </PreviewCard>
            ))}
          </PreviewCards>
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
