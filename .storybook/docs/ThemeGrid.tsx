import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef, useState, type ComponentType } from 'react';
import { STORY_ARGS_UPDATED } from 'storybook/internal/core-events';
import { HooksContext } from 'storybook/preview-api';
import styled from 'styled-components';
import type { Theme } from '#theme/contract';
import { color, font, media, size, space } from '#theme/tokens';
import { orderedThemes } from '../globals/carriers';
import { ratio } from './Colours.blocks';
import { useLowestContrast } from './lowestContrast';
import { panel } from './sheets';
import type { Globals } from './useGlobals';

/** A story of the page, prepared by Storybook. */
export type DocsStory = ReturnType<
  NonNullable<React.ContextType<typeof DocsContext>>['componentStories']
>[number];

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)};

  ${media.tablet} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`;

const Cell = styled.figure`
  ${panel}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  align-content: start;
  padding: ${space(2)};
  overflow: hidden;

  & > figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(2)};
    justify-content: space-between;
    font: 700 ${size.xs} / 1.4 ${font.body};
  }

  & output {
    color: ${color.cactus};
  }

  & [data-passes='false'] {
    color: ${color.danger};
  }

  & form {
    container-type: inline-size;
    max-block-size: 15rem;
    overflow: hidden;
    zoom: 0.7;
  }

  & [data-padded='true'] {
    padding: ${space(2)} ${space(3)};
  }
`;

/** The args of a story, which follow its controls. */
function useArgs({ id, initialArgs }: DocsStory): Record<string, unknown> {
  const { channel } = useContext(DocsContext);
  const [args, setArgs] = useState<Record<string, unknown>>(initialArgs);
  useEffect(() => {
    function update(event: { storyId: string; args: Record<string, unknown> }) {
      if (event.storyId === id) setArgs(event.args);
    }
    channel.on(STORY_ARGS_UPDATED, update);
    return () => {
      channel.off(STORY_ARGS_UPDATED, update);
    };
  }, [channel, id]);
  return args;
}

/**
 * A story in a theme, with all decorators and without a frame. Each has its own form, so that radios of
 * the same name in several themes are separate groups.
 */
export function ThemedStory({ story, carrier }: { story: DocsStory; carrier: string }) {
  const { getStoryContext } = useContext(DocsContext);
  const [hooks] = useState(() => new HooksContext());
  const args = useArgs(story);
  useEffect(
    () => () => {
      hooks.clean();
    },
    [hooks],
  );
  const Story = story.unboundStoryFn as unknown as ComponentType<Record<string, unknown>>;
  const context = getStoryContext(story);
  const globals = { ...(context['globals'] as Globals), carrier };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <Story {...context} args={args} globals={globals} hooks={hooks} />
    </form>
  );
}

function ThemeCell({ theme, stories }: { theme: Theme; stories: readonly DocsStory[] }) {
  const { code, name } = theme;
  const content = useRef<HTMLDivElement>(null);
  const lowest = useLowestContrast(content);
  return (
    <Cell data-carrier={code}>
      <figcaption>
        {name}
        {lowest !== undefined && (
          <output data-passes={lowest >= 4.5} title="The lowest contrast of the text in this cell">
            {`${ratio(lowest)} ${lowest >= 4.5 ? '✓' : '✗'}`}
          </output>
        )}
      </figcaption>
      <div ref={content}>
        {stories.map((story) => (
          <ThemedStory carrier={code} key={story.id} story={story} />
        ))}
      </div>
    </Cell>
  );
}

/** Stories in every theme on one grid, with the lowest contrast of each. */
export function ThemeGrid({ stories }: { stories: readonly DocsStory[] }) {
  return (
    <Root>
      {orderedThemes.map((theme) => (
        <ThemeCell key={theme.code} stories={stories} theme={theme} />
      ))}
    </Root>
  );
}
