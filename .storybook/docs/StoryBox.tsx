import { DocsContext } from '@storybook/addon-docs/blocks';
import { use, useEffect, useState, type ContextType, type ReactNode } from 'react';
import styled from 'styled-components';
import { HooksContext } from 'storybook/preview-api';
import { PreviewContext } from '#notifications/testing/NotificationPreview';
import { color } from '#theme/tokens';
import { viewports } from '../globals/viewports';

/** A story, prepared by Storybook. */
export type DocsStory = ReturnType<ContextType<typeof DocsContext>['componentStories']>[number];

type StoryContext = Parameters<DocsStory['unboundStoryFn']>[0];

/** The values of the toolbars. */
export type Globals = Readonly<Record<string, unknown>>;

/** Loads a story of any file. */
export function useStory(id: string): DocsStory | undefined {
  const { loadStory } = use(DocsContext);
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

/** The args of a story, which follow its controls. */
function useArgs({ id, initialArgs }: DocsStory): DocsStory['initialArgs'] {
  const { channel } = use(DocsContext);
  const [args, setArgs] = useState(initialArgs);
  useEffect(() => {
    function update(event: { storyId: string; args: DocsStory['initialArgs'] }) {
      if (event.storyId === id) setArgs(event.args);
    }
    channel.on('storyArgsUpdated', update);
    return () => {
      channel.off('storyArgsUpdated', update);
    };
  }, [channel, id]);
  return args;
}

/** The size of a screen in a comparison, in px. */
const PHONE = { width: 360, height: 740 };

/** The size of the window that a story sees; undefined for a component, which fills its cell. */
function sizeOf({ title, parameters }: DocsStory, { viewport }: Globals) {
  const { story } = (parameters['docs'] ?? {}) as { story?: { height?: string } };
  const height = Number.parseInt(story?.height ?? '', 10);
  if (title.startsWith('Components/') && Number.isNaN(height)) return undefined;
  const name = (viewport as { value?: string } | undefined)?.value;
  const device = Object.entries(viewports).find(([key]) => key === name)?.[1].styles;
  const size = device && { width: parseInt(device.width, 10), height: parseInt(device.height, 10) };
  return { ...(size ?? PHONE), ...(height > 0 && { height }) };
}

/** A window for a screen. It contains what is fixed, and its content is as wide as a phone at any size of the cell. */
const Window = styled.div`
  container-type: inline-size;

  & > div {
    --scale: min(1, tan(atan2(100cqi, var(--width) * 1px)));
    --colibri-window-height: calc(var(--height) * 1px);

    inline-size: calc(var(--width) * 1px * var(--scale));
    block-size: calc(var(--height) * 1px * var(--scale));
    margin-inline: auto;
    overflow: hidden;
  }

  & > div > div {
    inline-size: calc(var(--width) * 1px);
    block-size: var(--colibri-window-height);
    container-type: inline-size;
    contain: layout paint;
    background: ${color.ground};
    /* A transform would show a seam between two areas of one colour. */
    zoom: var(--scale);
    text-rendering: geometricPrecision;
  }

  & [data-story] {
    min-block-size: 100%;
    display: flow-root;
  }

  /* Without the top layer, a dialog is in the middle of the window. */
  & dialog[open] {
    position: fixed;
    inset: 0;
    outline: 100vmax solid rgb(0 0 0 / 50%);
  }
`;

/** A component fills its cell, a form, so that radios of the same name in several previews are separate groups. */
const Cell = styled.form`
  container-type: inline-size;
  overflow: hidden;
`;

/** A story with all of its decorators, but without its loaders and its play. */
function IsolatedStory({ story, globals }: { story: DocsStory; globals: Globals }) {
  const { getStoryContext } = use(DocsContext);
  const args = useArgs(story);
  const [hooks] = useState(() => new HooksContext());
  useEffect(
    () => () => {
      hooks.clean();
    },
    [hooks],
  );
  const context = { ...getStoryContext(story), args, globals, hooks, loaded: {} };
  return story.unboundStoryFn(context as StoryContext) as ReactNode;
}

export interface StoryBoxProps {
  /** The story. */
  story: DocsStory;
  /** The values that replace those of the toolbars. */
  globals?: Globals;
  /**
   * Whether a component has its own size.
   * @default false
   */
  isLarge?: boolean;
}

/** A story as a picture: inert, in a container of its own, with its router, services, storage and notifications. */
export function StoryBox({ story, globals, isLarge = false }: StoryBoxProps) {
  const { globals: current } = use(DocsContext).getStoryContext(story) as StoryContext;
  const values = { ...current, ...globals };
  const size = sizeOf(story, values);
  const content = (
    <PreviewContext value>
      <IsolatedStory globals={values} story={story} />
    </PreviewContext>
  );
  if (size === undefined) {
    return (
      <Cell inert style={{ zoom: isLarge ? 1 : 0.7 }}>
        {content}
      </Cell>
    );
  }
  return (
    <Window>
      <div inert style={{ '--width': size.width, '--height': size.height } as object}>
        <div>{content}</div>
      </div>
    </Window>
  );
}
