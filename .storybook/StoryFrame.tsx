import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { FRAMED, isFrameMessage } from './frameHeight';
import { color } from '../src/components/theme/tokens';

/** The height of a story in px: as it needs, within these. One that waits is tall, so that those below it wait longer. */
const HEIGHT = { least: 96, waiting: 480, most: 740 };

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

/** The address of a story that stands in a frame, with the toolbar's values. */
export function addressOf(id: string, globals: Readonly<Record<string, unknown>>): string {
  const values = Object.entries(globals).flatMap(([name, value]) =>
    typeof value === 'string' ? [`${name}:${value}`] : [],
  );
  const search = new URLSearchParams({ viewMode: 'story', id, globals: values.join(';') });
  return `iframe.html?${search.toString()}&${FRAMED}`;
}

/** Lets frames load a few at a time, in the order in which they are asked for. */
export function useTurns(asked: readonly string[]) {
  const [done, setDone] = useState<readonly string[]>([]);
  const next = asked.filter((source) => !done.includes(source)).slice(0, AT_ONCE);
  return {
    allows: (source: string) => done.includes(source) || next.includes(source),
    finish(source: string) {
      setDone((before) => (before.includes(source) ? before : [...before, source]));
    },
  };
}

/** The props of {@link StoryFrame}. */
export interface StoryFrameProps {
  /** The story's address; none while it waits for its turn. */
  src: string | undefined;
  /** The frame's name for assistive technology. */
  title: string;
  /** The frame's width in px; as it fits where none is given. */
  width?: number | undefined;
  /** Called when the frame has loaded. */
  onReady: () => void;
  /** Called once the frame is near the view. */
  onNear?: () => void;
}

/** One story in a frame, with a session and a network of its own, as tall as it needs. */
export function StoryFrame({ src, title, width, onReady, onNear }: StoryFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(HEIGHT.waiting);
  const near = useEffectEvent(() => onNear?.());

  useEffect(() => {
    function listen({ data, source }: MessageEvent<unknown>) {
      if (source !== frame.current?.contentWindow || !isFrameMessage(data)) return;
      setHeight(Math.min(HEIGHT.most, Math.max(HEIGHT.least, data.height)));
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) near();
      },
      // The document by name: in a frame, the margin would count for nothing.
      { root: document, rootMargin: '300px' },
    );
    if (frame.current !== null) observer.observe(frame.current);
    window.addEventListener('message', listen);
    return () => {
      observer.disconnect();
      window.removeEventListener('message', listen);
    };
  }, []);

  return (
    <Frame
      height={height}
      onLoad={src === undefined ? undefined : onReady}
      ref={frame}
      src={src}
      style={{ inlineSize: width }}
      title={title}
    />
  );
}
