import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState, type ComponentType, type ContextType } from 'react';
import { STORY_ARGS_UPDATED } from 'storybook/internal/core-events';
import { HooksContext } from 'storybook/preview-api';

/** A story of the page, prepared by Storybook. */
export type DocsStory = ReturnType<
  NonNullable<ContextType<typeof DocsContext>>['componentStories']
>[number];

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

/** The props of {@link ThemedStory}. */
export interface ThemedStoryProps {
  /** The story. */
  story: DocsStory;
  /** The code of the theme. */
  carrier: string;
  /** Args that replace those of the story. */
  args?: object;
}

/**
 * A story in a theme, with all decorators and without a frame. Each has its own form, so that radios of
 * the same name in several themes are separate groups.
 */
export function ThemedStory({ story, carrier, args = {} }: ThemedStoryProps) {
  const { getStoryContext } = useContext(DocsContext);
  const [hooks] = useState(() => new HooksContext());
  const ownArgs = useArgs(story);
  useEffect(
    () => () => {
      hooks.clean();
    },
    [hooks],
  );
  const Story = story.unboundStoryFn as unknown as ComponentType<Record<string, unknown>>;
  const context = getStoryContext(story);
  const globals = { ...(context['globals'] as object), carrier };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <Story {...context} args={{ ...ownArgs, ...args }} globals={globals} hooks={hooks} />
    </form>
  );
}
