import { composeStory } from '@storybook/react-vite';
import { startTransition, Suspense, useCallback, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { PreviewContext } from '#notifications/testing/NotificationPreview';
import { color } from '#theme/tokens';
import { viewports } from '../globals/viewports';
import { useStory, type ExportedStory } from './stories';
import { useGlobals, type Globals } from './useGlobals';

/** Whether a story shows a component, which fills its cell. */
function isComponent(id: string): boolean {
  return id.startsWith('components-');
}

/** The minimum height of a screen in px: a preview contains its main button. */
const MIN_SCREEN_HEIGHT = 920;

/** The size of a device: the common phone without a name. */
function sizeOfDevice(name = '') {
  const devices: Readonly<Record<string, typeof viewports.phone>> = viewports;
  const { width, height } = (devices[name] ?? viewports.phone).styles;
  return { width: parseInt(width, 10), height: Math.max(MIN_SCREEN_HEIGHT, parseInt(height, 10)) };
}

/** The size of the window that a story sees; undefined for a component without a window. */
function sizeOf(id: string, { parameters, globals }: ExportedStory['composed'], device?: string) {
  const name = device ?? (globals['viewport'] as { value?: string } | undefined)?.value;
  if (!isComponent(id)) return sizeOfDevice(name);
  const { story } = (parameters['docs'] ?? {}) as { story?: { height?: string } };
  return story?.height && { ...sizeOfDevice(name), height: parseInt(story.height, 10) };
}

/** A window for a screen. It contains what is fixed, and its content is as wide as a phone at any size of the cell. */
const ScreenFrame = styled.div`
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
  zoom: var(--zoom, 1);
  overflow: hidden;
`;

/** The place of a story that is not loaded. */
const Skeleton = styled.div`
  min-block-size: 6rem;
  block-size: 100%;
  background: ${color.muted};
`;

interface ScreenWindowProps {
  size: { width: number; height: number };
  children: ReactNode;
}

function ScreenWindow({ size, children }: ScreenWindowProps) {
  return (
    <ScreenFrame>
      <div inert style={{ '--width': size.width, '--height': size.height } as object}>
        <div>{children}</div>
      </div>
    </ScreenFrame>
  );
}

export interface StoryBoxProps {
  /** The id of the story. */
  id: string;
  /** Values in place of those of the toolbars. */
  globals?: Globals | undefined;
  /** Args in place of the story's. */
  args?: object | undefined;
  /**
   * The name of the viewport of a screen.
   * @default that of the story or of the toolbar
   */
  device?: string | undefined;
}

function Box({ id, globals = {}, args, device }: StoryBoxProps) {
  const story = useStory(id);
  // With all decorators, but without loaders and play.
  const [Composed] = useState(() =>
    composeStory(story.input, story.meta.input, { initialGlobals: globals }),
  );
  const size = sizeOf(id, Composed, device);
  const content = (
    <PreviewContext value>
      <Composed {...args} />
    </PreviewContext>
  );
  return size ? <ScreenWindow size={size}>{content}</ScreenWindow> : <Cell inert>{content}</Cell>;
}

/**
 * A story as a picture: inert, in a container of its own, with its router, services, storage and notifications. It is
 * loaded when it is near the visible part of the page.
 */
export function StoryBox({ globals, ...props }: StoryBoxProps) {
  const { id, device } = props;
  const [isNear, setIsNear] = useState(false);
  const observe = useCallback((node: Element | null) => {
    if (!node) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) startTransition(() => setIsNear(true));
      },
      // Without the document, the margin would not count in the manager's frame.
      { root: document, rootMargin: '50%' },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  const values = { ...useGlobals(), ...globals };
  const skeleton = isComponent(id) ? (
    <Skeleton data-skeleton ref={observe} />
  ) : (
    <ScreenWindow size={sizeOfDevice(device)}>
      <Skeleton data-skeleton ref={observe} />
    </ScreenWindow>
  );
  return (
    <Suspense fallback={skeleton}>
      {isNear ? <Box globals={values} key={JSON.stringify([id, values])} {...props} /> : skeleton}
    </Suspense>
  );
}
