import { Canvas, Controls, DocsContext, Story, useOf } from '@storybook/addon-docs/blocks';
import { useContext, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, media, size, space } from '#theme/tokens';
import { CarrierFrames } from '../decorators/CarrierFrames';
import { addressOf, StoryFrame } from '../decorators/StoryFrame';
import { viewports } from '../globals/viewports';
import type { About } from './about';
import { statusOf } from './componentStatus';
import { importLine } from './formatSource';
import { Coded, Page, Section } from './Page';
import { Reference } from './Reference';
import { columns, panel, remark, Sheet } from './sheets';
import { ThemeGrid, type DocsStory } from './ThemeGrid';
import type { Globals } from './useGlobals';

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

  & .sbdocs-preview {
    display: grid;
    grid-template-rows: 1fr auto;
    align-items: center;
    block-size: 100%;
    margin: 0;
    border: 0;
    border-radius: 0;
    background: ${color.ground};
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

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Card = styled(Sheet)`
  display: grid;
  grid-template-rows: 1fr auto;

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: safe center;
    container-type: inline-size;
    max-block-size: 16rem;
    overflow: auto;
    background: ${color.ground};
  }

  & > p {
    ${remark}
    padding: ${space(2)} ${space(4)} ${space(3)};
    border-block-start: 1px solid ${color.hairline};
  }

  & > p > a {
    display: block;
    color: ${color.ink};
    font: 700 ${size.sm} / 1.4 ${font.body};
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

/** The width of the viewport that a story sets, in px; undefined if it sets none. */
function widthOf({ viewport }: Globals): number | undefined {
  const { value } = (viewport ?? {}) as { value?: string };
  const device = Object.entries(viewports).find(([name]) => name === value)?.[1];
  return device && Number.parseInt(device.styles.width, 10);
}

/** A story in a frame: screens of one document would share one URL and session. */
function FramedStory({ story }: { story: DocsStory }) {
  const { getStoryContext } = useContext(DocsContext);
  const { id, name, parameters } = story;
  const globals = getStoryContext(story)['globals'] as Globals;
  const src = addressOf(id, globals);
  const { story: preview } = parameters['docs'] as StoryDocs;
  return (
    <StoryFrame
      key={src}
      minHeight={preview?.height === undefined ? undefined : Number.parseInt(preview.height, 10)}
      scale={0.5}
      src={src}
      title={`The story ${name}`}
      width={widthOf(globals)}
    />
  );
}

function StateCard({ story, children }: { story: DocsStory; children: ReactNode }) {
  const { description } = story.parameters['docs'] as StoryDocs;
  return (
    <Card>
      <div>{children}</div>
      <p>
        <a href={`./?path=/story/${story.id}`} target="_top">
          {story.name}
        </a>
        <Coded text={description?.story ?? ''} />
      </p>
    </Card>
  );
}

/** The docs page of a component, a screen or a flow, generated from its stories. */
export function StoriesPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { componentStories, getStoryContext } = useContext(DocsContext);
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
  const lead = docs.extractComponentDescription?.(component, { component, ...parameters }) ?? '';
  const about = parameters['about'] as About | undefined;
  const isComponent = group === 'Components';
  const isFramed = !isComponent || docs.story?.inline === false;
  const globals = getStoryContext(first)['globals'] as Globals;
  return (
    <Page
      group={names.length > 1 ? `${group} · ${String(names[0])}` : group}
      importLine={isComponent ? importLine([name]) : undefined}
      lead={lead.replaceAll('`', '')}
      status={isComponent ? statusOf(name).status : undefined}
      title={name}
    >
      {!isFramed && (
        <Playground>
          <Canvas of={first.moduleExport as object} />
          <Controls of={first.moduleExport as object} />
        </Playground>
      )}
      <Section title="In every carrier">
        {isFramed ? (
          <CarrierFrames globals={globals} id={first.id} layout="row" />
        ) : (
          <ThemeGrid stories={stories.slice(0, 2)} />
        )}
      </Section>
      <Section title="States">
        <Cards>
          {(isFramed ? stories : stories.slice(1)).map((story) => (
            <StateCard key={story.id} story={story}>
              {isFramed ? (
                <FramedStory story={story} />
              ) : (
                <Story __forceInitialArgs of={story.moduleExport as object} />
              )}
            </StateCard>
          ))}
        </Cards>
      </Section>
      {about !== undefined && (
        <>
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
        </>
      )}
      <Section title="Reference">
        <Reference
          about={about}
          language={String(globals['language'])}
          name={isComponent ? name : undefined}
          stories={stories}
        />
      </Section>
    </Page>
  );
}
