import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { FRAMED, isFrameMessage } from './frameHeight';
import type { Theme } from '../src/components/theme/contract';
import { themes } from '../src/components/theme/themes';
import { color, font, media, radius, size, space } from '../src/components/theme/tokens';

/** The height of a story in px: as it needs, within these. */
const HEIGHT = { least: 96, most: 740 };

/** Frames that load at once: a preview is heavy, and all ten together would starve each other. */
const AT_ONCE = 2;

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
  font: 800 ${size.md} / 1.2 ${font.display};
  letter-spacing: -0.015em;
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

const Frames = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 21rem), 1fr));
  gap: ${space(4)};
  align-items: start;
`;

const Stage = styled.div`
  display: grid;
  gap: ${space(4)};
  padding: ${space(4)};

  &[data-pinned='true'] {
    ${media.desktop} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.6fr);
      align-items: start;
    }
  }
`;

const Pinned = styled.div`
  ${media.desktop} {
    position: sticky;
    inset-block-start: ${space(4)};
  }
`;

interface CarrierFrameProps {
  theme: Theme;
  src: string | undefined;
  width: number | undefined;
  pinned: boolean;
  onPin: () => void;
  onReady: () => void;
}

/** One story in one theme, in a frame with a session and a network of its own. */
function CarrierFrame({ theme, src, width, pinned, onPin, onReady }: CarrierFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(HEIGHT.least);
  const ready = useEffectEvent(onReady);

  useEffect(() => {
    function listen({ data, source }: MessageEvent<unknown>) {
      if (source !== frame.current?.contentWindow || !isFrameMessage(data)) return;
      setHeight(Math.min(HEIGHT.most, Math.max(HEIGHT.least, data.height)));
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
        {theme.name}
        <Pin aria-label={`Pin ${theme.name}`} aria-pressed={pinned} onClick={onPin} type="button">
          {pinned ? 'Let go' : 'Pin'}
        </Pin>
      </Name>
      <Frame
        height={height}
        ref={frame}
        src={src}
        style={{ inlineSize: width }}
        title={`The story in ${theme.name}`}
      />
    </Cell>
  );
}

/** The props of {@link CarrierFrames}. */
export interface CarrierFramesProps {
  /** The story's id. */
  id: string;
  /** The toolbar's values but the carrier. */
  globals: Readonly<Record<string, unknown>>;
  /** The frames' width in px; as it fits where none is given. */
  width?: number | undefined;
  /** The code of the carrier that the others are held against, if any. */
  pinned: string;
  /** Called with the code that the person pins, or an empty one. */
  onPin: (code: string) => void;
}

function addressOf(id: string, globals: CarrierFramesProps['globals'], carrier: string): string {
  const values = Object.entries({ ...globals, carrier }).flatMap(([name, value]) =>
    typeof value === 'string' ? [`${name}:${value}`] : [],
  );
  const search = new URLSearchParams({ viewMode: 'story', id, globals: values.join(';') });
  return `iframe.html?${search.toString()}&${FRAMED}`;
}

/** A story in all themes on one page, each in a frame; one can be pinned beside the others. */
export function CarrierFrames({ id, globals, width, pinned, onPin }: CarrierFramesProps) {
  const [ready, setReady] = useState<readonly string[]>([]);
  const sources = new Map(themes.map(({ code }) => [code, addressOf(id, globals, code)]));
  const order = [...themes].sort((a, b) => Number(b.code === pinned) - Number(a.code === pinned));
  const waiting = order
    .map(({ code }) => sources.get(code) ?? '')
    .filter((source) => !ready.includes(source))
    .slice(0, AT_ONCE);

  function frameOf(theme: Theme) {
    const source = sources.get(theme.code) ?? '';
    return (
      <CarrierFrame
        key={theme.code}
        onPin={() => {
          onPin(theme.code === pinned ? '' : theme.code);
        }}
        onReady={() => {
          setReady((before) => (before.includes(source) ? before : [...before, source]));
        }}
        pinned={theme.code === pinned}
        src={ready.includes(source) || waiting.includes(source) ? source : undefined}
        theme={theme}
        width={width}
      />
    );
  }

  const held = order.filter(({ code }) => code === pinned);
  return (
    <Stage data-pinned={held.length > 0}>
      {held.length > 0 && <Pinned>{held.map(frameOf)}</Pinned>}
      <Frames>{order.filter(({ code }) => code !== pinned).map(frameOf)}</Frames>
    </Stage>
  );
}

/** A story in all themes in place of the story alone, as the toolbar's *side by side* asks. */
export function SideBySide({ id, globals }: Pick<CarrierFramesProps, 'id' | 'globals'>) {
  const [pinned, setPinned] = useState('');
  return <CarrierFrames globals={globals} id={id} onPin={setPinned} pinned={pinned} />;
}
