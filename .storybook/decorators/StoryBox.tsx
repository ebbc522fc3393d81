import { useEffect, useState, type ComponentType } from 'react';
import styled from 'styled-components';
import { HooksContext } from 'storybook/preview-api';
import { PreviewContext } from '#notifications/testing/NotificationPreview';
import { color } from '#theme/tokens';
import { viewports } from '../globals/viewports';

/** The values of the toolbars. */
export type Globals = Readonly<Record<string, unknown>>;

/** The context of a story in a preview, and the function that renders it with its decorators. */
export interface PreparedStory {
  id: string;
  title: string;
  parameters: { docs?: { story?: { height?: string } } };
  args?: object;
  unboundStoryFn: unknown;
}

/** The size of a screen in a comparison, in px. */
const PHONE = { width: 360, height: 740 };

/** The size of the window that a story sees; undefined for a component, which fills its cell. */
function sizeOf({ title, parameters }: PreparedStory, { viewport }: Globals) {
  const height = Number.parseInt(parameters.docs?.story?.height ?? '', 10);
  if (title.startsWith('Components/') && Number.isNaN(height)) return undefined;
  const name = (viewport as { value?: string } | undefined)?.value;
  const device = Object.entries(viewports).find(([key]) => key === name)?.[1].styles;
  const size = device && { width: parseInt(device.width, 10), height: parseInt(device.height, 10) };
  return { ...(size ?? PHONE), ...(height > 0 && { height }) };
}

export interface IsolatedStoryProps {
  /** The context of the story. */
  context: PreparedStory;
  /** The values of the toolbars. */
  globals: Globals;
  /** The args of the story. */
  args: object;
}

/** A story with all of its decorators, but without its loaders and its play. */
export function IsolatedStory({ context, ...rest }: IsolatedStoryProps) {
  const [hooks] = useState(() => new HooksContext());
  useEffect(
    () => () => {
      hooks.clean();
    },
    [hooks],
  );
  const Story = context.unboundStoryFn as ComponentType<object>;
  const own = { ...context, ...rest, hooks, loaded: undefined };
  return (
    <PreviewContext value>
      <Story {...own} />
    </PreviewContext>
  );
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

/** A component fills its cell. */
const Cell = styled.div`
  container-type: inline-size;
  overflow: hidden;
`;

export interface StoryBoxProps {
  /** The context of the story. */
  context: PreparedStory;
  /** The values of the toolbars. */
  globals: Globals;
  /**
   * Whether a component has its own size.
   * @default false
   */
  isLarge?: boolean;
}

/** A story as a picture: inert, in a container of its own, with its router, services, storage and notifications. */
export function StoryBox({ context, globals, isLarge = false }: StoryBoxProps) {
  const size = sizeOf(context, globals);
  const story = <IsolatedStory args={context.args ?? {}} context={context} globals={globals} />;
  if (size === undefined) {
    return (
      <Cell inert style={{ zoom: isLarge ? 1 : 0.7 }}>
        {story}
      </Cell>
    );
  }
  return (
    <Window>
      <div inert style={{ '--width': size.width, '--height': size.height } as object}>
        <div>{story}</div>
      </div>
    </Window>
  );
}
