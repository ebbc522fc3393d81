import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { FRAME_FINISHED, FRAMED, type FrameResult } from './storyLock';
import { color } from '#theme/tokens';

/** The height of a story in px: its content's, up to `max`. A high placeholder delays the frames below it. */
export const HEIGHT = { placeholder: 480, max: 740 };

/** The number of frames that load at the same time: each loads a complete preview. */
const CONCURRENCY = 3;

const Clip = styled.div`
  overflow: hidden;
`;

const Frame = styled.iframe`
  display: block;
  inline-size: 100%;
  max-inline-size: 100%;
  margin-inline: auto;
  border: 0;
  background: ${color.ground};
`;

/** The URL of a story in a frame, with the toolbar's values. */
export function addressOf(id: string, globals: Readonly<Record<string, unknown>>): string {
  const values = Object.entries(globals).flatMap(([name, value]) =>
    typeof value === 'string' ? [`${name}:${value}`] : [],
  );
  const search = new URLSearchParams({ viewMode: 'story', id, globals: values.join(';') });
  return `iframe.html?${search.toString()}&${FRAMED}`;
}

/** The values of the toolbars, for frames that show no results: axe would take as long as the rest of a story. */
export function withoutAxe(globals: Readonly<Record<string, unknown>>) {
  return { ...globals, 'a11y.manual': '!true' };
}

/** The queue of the frames that load or wait, each with the function that starts it. */
const queue = new Map<Element, () => void>();

function startNext(): void {
  for (const start of [...queue.values()].slice(0, CONCURRENCY)) start();
}

function leaveQueue(frame: Element): void {
  queue.delete(frame);
  startNext();
}

/** Reports the height of the story in a frame, initially and on every change. */
function watchHeight(frame: HTMLIFrameElement, onHeight: (height: number) => void): void {
  const { contentDocument, contentWindow } = frame;
  const root = contentDocument?.querySelector('#storybook-root');
  if (!contentDocument || !contentWindow || !root) return;
  // The observer of the frame's own window ends with the frame.
  const { ResizeObserver } = contentWindow as Window & typeof globalThis;
  const observer = new ResizeObserver(() => {
    const height = Math.ceil(root.getBoundingClientRect().height);
    if (height > 0) onHeight(height);
  });
  observer.observe(contentDocument.body);
}

/** The props of {@link StoryFrame}. */
export interface StoryFrameProps {
  /** The URL of the story. For another URL, render another frame by its `key`. */
  src: string;
  /** The accessible name of the frame. */
  title: string;
  /** The width of the frame in px. By default it fills its container. */
  width?: number | undefined;
  /**
   * The scale of the preview, 0 to 1. The story is laid out at the full width divided by the scale.
   * @default 1
   */
  scale?: number | undefined;
  /**
   * The distance from the viewport at which the frame loads, in px.
   * @default 300
   */
  ahead?: number | undefined;
  /**
   * The minimum height in px, for fixed content, which does not define a height.
   * @default 96
   */
  minHeight?: number | undefined;
  /** Called when the frame has loaded. */
  onReady?: () => void;
  /** Called each time the story in the frame has finished. */
  onFinish?: (result: FrameResult) => void;
}

/** A story in a frame with its own session and network. It is as high as its content and loads near the viewport. */
export function StoryFrame({
  src,
  title,
  width,
  scale = 1,
  ahead = 300,
  minHeight = 96,
  onReady,
  onFinish,
}: StoryFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(Math.max(minHeight, HEIGHT.placeholder));
  const [mayLoad, setMayLoad] = useState(false);

  useEffect(() => {
    const own = frame.current;
    if (own === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return;
        observer.disconnect();
        queue.set(own, () => {
          setMayLoad(true);
        });
        startNext();
      },
      // With the default root, the margin has no effect inside Storybook's own frame.
      { root: document, rootMargin: `${String(ahead)}px` },
    );
    observer.observe(own);
    return () => {
      observer.disconnect();
      leaveQueue(own);
    };
  }, [ahead]);

  useEffect(() => {
    const own = frame.current;
    function handleFinish(event: Event) {
      onFinish?.((event as CustomEvent<FrameResult>).detail);
    }
    own?.addEventListener(FRAME_FINISHED, handleFinish);
    return () => own?.removeEventListener(FRAME_FINISHED, handleFinish);
  }, [onFinish]);

  function handleLoad(loaded: HTMLIFrameElement) {
    // The load event of the empty frame comes first.
    if (!mayLoad) return;
    leaveQueue(loaded);
    watchHeight(loaded, (needed) => {
      setHeight(Math.min(HEIGHT.max, Math.max(minHeight, needed)));
    });
    onReady?.();
  }

  return (
    <Clip style={{ blockSize: height * scale }}>
      <Frame
        height={height}
        onLoad={({ currentTarget }) => {
          handleLoad(currentTarget);
        }}
        ref={frame}
        src={mayLoad ? src : undefined}
        style={
          scale === 1
            ? { inlineSize: width }
            : {
                inlineSize: `${String(100 / scale)}%`,
                maxInlineSize: 'none',
                transform: `scale(${String(scale)})`,
                transformOrigin: '0 0',
              }
        }
        title={title}
      />
    </Clip>
  );
}
