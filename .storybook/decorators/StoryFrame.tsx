import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { FRAME_FINISHED, FRAMED, type FrameResult } from './storyLock';
import { color } from '#theme/tokens';

/** The height of a story in px: as it needs, up to `most`. One that waits is tall, so that those below it wait longer. */
const HEIGHT = { waiting: 480, most: 740 };

/** Frames that load at once: a preview is heavy, and all together would starve each other. */
const AT_ONCE = 2;

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

/** The frames that load or wait to, the first to ask first, and how each is told to begin. */
const asking = new Map<Element, () => void>();

function letLoad(): void {
  for (const load of [...asking.values()].slice(0, AT_ONCE)) load();
}

function finish(frame: Element): void {
  asking.delete(frame);
  letLoad();
}

/** Reports the height of the story in a frame, initially and on every change. */
function watchHeight(frame: HTMLIFrameElement, onHeight: (height: number) => void): void {
  const { contentDocument, contentWindow } = frame;
  const root = contentDocument?.querySelector('#storybook-root');
  if (!contentDocument || !contentWindow || !root) return;
  // Its own window's, which ends with it.
  const { ResizeObserver } = contentWindow as Window & typeof globalThis;
  const observer = new ResizeObserver(() => {
    const height = Math.ceil(root.getBoundingClientRect().height);
    if (height > 0) onHeight(height);
  });
  observer.observe(contentDocument.body);
}

/** The props of {@link StoryFrame}. */
export interface StoryFrameProps {
  /** The story's address; another one needs another frame, by its `key`. */
  src: string;
  /** The frame's name for assistive technology. */
  title: string;
  /** The frame's width in px; as it fits where none is given. */
  width?: number | undefined;
  /**
   * How near to the view it loads, in px.
   * @default 300
   */
  ahead?: number | undefined;
  /**
   * The least height in px, for what is positioned in the window and has no height of its own.
   * @default 96
   */
  minHeight?: number | undefined;
  /** Called when the frame has loaded. */
  onReady?: () => void;
  /** Called when the frame's story has finished, each time it runs. */
  onFinish?: (result: FrameResult) => void;
}

/**
 * One story in a frame, with a session and a network of its own, as tall as it needs. It loads in its
 * turn, once it is near the view.
 */
export function StoryFrame({
  src,
  title,
  width,
  ahead = 300,
  minHeight = 96,
  onReady,
  onFinish,
}: StoryFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(HEIGHT.waiting);
  const [mayLoad, setMayLoad] = useState(false);

  useEffect(() => {
    const own = frame.current;
    if (own === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return;
        observer.disconnect();
        asking.set(own, () => {
          setMayLoad(true);
        });
        letLoad();
      },
      // The document by name: in a frame, the margin would count for nothing.
      { root: document, rootMargin: `${String(ahead)}px` },
    );
    observer.observe(own);
    return () => {
      observer.disconnect();
      finish(own);
    };
  }, [ahead]);

  useEffect(() => {
    const own = frame.current;
    function finish(event: Event) {
      onFinish?.((event as CustomEvent<FrameResult>).detail);
    }
    own?.addEventListener(FRAME_FINISHED, finish);
    return () => own?.removeEventListener(FRAME_FINISHED, finish);
  }, [onFinish]);

  function welcome(loaded: HTMLIFrameElement) {
    // An empty frame says that it has loaded, too.
    if (!mayLoad) return;
    finish(loaded);
    watchHeight(loaded, (needed) => {
      setHeight(Math.min(HEIGHT.most, Math.max(minHeight, needed)));
    });
    onReady?.();
  }

  return (
    <Frame
      height={height}
      onLoad={({ currentTarget }) => {
        welcome(currentTarget);
      }}
      ref={frame}
      src={mayLoad ? src : undefined}
      style={{ inlineSize: width }}
      title={title}
    />
  );
}
