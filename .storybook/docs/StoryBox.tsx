import { composeStory } from '@storybook/react-vite';
import { useState } from 'react';
import styled from 'styled-components';
import { PreviewContext } from '#notifications/testing/NotificationPreview';
import { color } from '#theme/tokens';
import { viewports } from '../globals/viewports';

/** A story, as its file exports it. */
export interface ReviewStory {
  input: Parameters<typeof composeStory>[0];
  meta: { input: Parameters<typeof composeStory>[1] & { title?: string } };
  composed: ReturnType<typeof composeStory>;
}

/** The values of the toolbars. */
export type Globals = Readonly<Record<string, unknown>>;

/** The size of a screen in a comparison, in px. */
const PHONE = { width: 360, height: 740 };

/** The size of the window that a story sees; undefined for a component, which fills its cell. */
function sizeOf(title: string, { parameters, globals }: ReviewStory['composed'], device?: string) {
  const { story } = (parameters['docs'] ?? {}) as { story?: { height?: string } };
  const height = Number.parseInt(story?.height ?? '', 10);
  if (title.startsWith('Components/') && Number.isNaN(height)) return undefined;
  const name = device ?? (globals['viewport'] as { value?: string } | undefined)?.value;
  const styles = Object.entries(viewports).find(([key]) => key === name)?.[1].styles;
  const size = styles && { width: parseInt(styles.width, 10), height: parseInt(styles.height, 10) };
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

export interface StoryBoxProps {
  /** The story. */
  story: ReviewStory;
  /** The values of the toolbars. */
  globals: Globals;
  /** Args in place of the story's. */
  args?: object | undefined;
  /**
   * The name of the viewport of a screen.
   * @default that of the story or of the toolbar
   */
  device?: string | undefined;
  /**
   * Whether a component has its own size.
   * @default false
   */
  isLarge?: boolean;
}

function Box({ story, globals, args, device, isLarge = false }: StoryBoxProps) {
  // With all decorators, but without loaders and play.
  const [Composed] = useState(() =>
    composeStory(story.input, story.meta.input, { initialGlobals: globals }),
  );
  const size = sizeOf(String(story.meta.input.title), Composed, device);
  const content = (
    <PreviewContext value>
      <Composed {...args} />
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

/** A story as a picture: inert, in a container of its own, with its router, services, storage and notifications. */
export function StoryBox(props: StoryBoxProps) {
  return <Box key={JSON.stringify(props.globals)} {...props} />;
}
