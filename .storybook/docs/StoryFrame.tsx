import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import type { Theme } from '#theme/contract';
import { color, font, radius, size, space } from '#theme/tokens';
import { isFrameMessage } from './Frame';

const LOWEST = 96;
const HIGHEST = 720;

const Cell = styled.section`
  overflow: hidden;
  min-inline-size: 0;
  border: 1px solid ${color.hairline};
  border-radius: ${radius.panel};
  background: ${color.paper};
`;

const Name = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  padding: ${space(2)} ${space(2)} ${space(2)} ${space(4)};
  background: ${color.brand};
  color: ${color.onBrand};

  & > h2 {
    font: 800 ${size.md} / 1.2 ${font.display};
    letter-spacing: -0.015em;
  }
`;

const Pin = styled.button`
  min-block-size: 2.75rem;
  padding: 0 ${space(4)};
  border: 0;
  border-radius: ${radius.control};
  background: ${color.chipOnBrand};
  color: inherit;
  font: 600 ${size.xs} / 1.4 ${font.body};
  cursor: pointer;

  &:focus-visible {
    outline-color: currentColor;
  }
`;

const Frame = styled.iframe`
  display: block;
  inline-size: 100%;
  max-inline-size: 100%;
  margin-inline: auto;
  border: 0;
  background: ${color.ground};
`;

/** The props of {@link StoryFrame}. */
export interface StoryFrameProps {
  /** The theme it stands in. */
  theme: Theme;
  /** The frame's address; none while its turn has not come. */
  src: string | undefined;
  /** The story's width in px; none where it fills its place. */
  width: number | undefined;
  /** Whether it is the one that the others are held against. */
  pinned: boolean;
  /** Called when the person pins it or lets it go. */
  onPin: () => void;
  /** Called when its story stands, and whenever its height changes. */
  onReady: () => void;
}

/** One story in one theme, in a frame as high as the story. */
export function StoryFrame({ theme, src, width, pinned, onPin, onReady }: StoryFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(LOWEST);
  const ready = useEffectEvent(onReady);

  useEffect(() => {
    function listen({ data, source }: MessageEvent<unknown>) {
      if (source !== frame.current?.contentWindow || !isFrameMessage(data)) return;
      setHeight(Math.min(HIGHEST, Math.max(LOWEST, data.height)));
      ready();
    }
    window.addEventListener('message', listen);
    return () => {
      window.removeEventListener('message', listen);
    };
  }, []);

  return (
    <Cell data-carrier={theme.code}>
      <Name>
        <h2>{theme.name}</h2>
        <Pin aria-label={`Pin ${theme.name}`} aria-pressed={pinned} onClick={onPin} type="button">
          {pinned ? 'Let go' : 'Pin'}
        </Pin>
      </Name>
      <Frame
        height={height}
        loading="lazy"
        ref={frame}
        src={src}
        style={{ inlineSize: width }}
        title={`The story in ${theme.name}`}
      />
    </Cell>
  );
}
