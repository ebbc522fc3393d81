import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState, type ContextType } from 'react';
import {
  IsolatedStory,
  StoryBox,
  type Globals,
  type PreparedStory,
  type StoryBoxProps,
} from '../decorators/StoryBox';

/** A story of the page, prepared by Storybook. */
export type DocsStory = ReturnType<
  NonNullable<ContextType<typeof DocsContext>>['componentStories']
>[number];

/** The args of a story, which follow its controls. */
function useArgs({ id, initialArgs }: DocsStory): object {
  const { channel } = useContext(DocsContext);
  const [args, setArgs] = useState<object>(initialArgs);
  useEffect(() => {
    function update(event: { storyId: string; args: object }) {
      if (event.storyId === id) setArgs(event.args);
    }
    channel.on('storyArgsUpdated', update);
    return () => {
      channel.off('storyArgsUpdated', update);
    };
  }, [channel, id]);
  return args;
}

/** Returns a function that creates the context of a story with the values of the toolbars. */
export function useContextOf() {
  const { getStoryContext } = useContext(DocsContext);
  return (story: DocsStory) => {
    const { unboundStoryFn } = story;
    return { ...getStoryContext(story), unboundStoryFn } as unknown as PreparedStory & {
      globals: Globals;
    };
  };
}

/** Loads a story of any file. */
export function useStory(id: string): DocsStory | undefined {
  const { loadStory } = useContext(DocsContext);
  const [story, setStory] = useState<DocsStory>();
  useEffect(() => {
    let isCurrent = true;
    void loadStory(id).then((loaded) => {
      if (isCurrent) setStory(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [id, loadStory]);
  return story?.id === id ? story : undefined;
}

export interface ThemedStoryProps {
  /** The story. */
  story: DocsStory;
  /** The code of the theme. */
  carrier: string;
  /** Args that replace those of the story. */
  args?: object;
}

/**
 * A story in a theme, which can be used. Each has its own form, so that radios of the same name in several
 * themes are separate groups.
 */
export function ThemedStory({ story, carrier, args }: ThemedStoryProps) {
  const context = useContextOf()(story);
  const ownArgs = useArgs(story);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <IsolatedStory
        args={{ ...ownArgs, ...args }}
        context={context}
        globals={{ ...context.globals, carrier }}
      />
    </form>
  );
}

/** A story as a picture, with the values of the toolbars. */
export function BoxedStory({
  story,
  ...rest
}: Pick<StoryBoxProps, 'isLarge'> & { story: DocsStory }) {
  const context = useContextOf()(story);
  return <StoryBox context={context} globals={context.globals} {...rest} />;
}
