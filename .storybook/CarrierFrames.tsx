import { useState } from 'react';
import styled from 'styled-components';
import { addressOf, StoryFrame, useTurns } from './StoryFrame';
import type { Theme } from '../src/components/theme/contract';
import { themes } from '../src/components/theme/themes';
import { color, font, media, radius, size, space } from '../src/components/theme/tokens';

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

const Frames = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 21rem), 1fr));
  gap: ${space(4)};
  align-items: start;
`;

const Stage = styled.div`
  display: grid;
  gap: ${space(4)};

  &[data-pinned='true'] {
    ${media.desktop} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.6fr);
      align-items: start;
    }
  }
`;

const Canvas = styled.div`
  padding: ${space(4)};
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
  onNear: () => void;
}

/** One story in one theme, in a frame with a session and a network of its own. */
function CarrierFrame({ theme, src, width, pinned, onPin, onReady, onNear }: CarrierFrameProps) {
  return (
    <Cell data-carrier={theme.code}>
      <Name>
        {theme.name}
        <Pin aria-label={`Pin ${theme.name}`} aria-pressed={pinned} onClick={onPin} type="button">
          {pinned ? 'Let go' : 'Pin'}
        </Pin>
      </Name>
      <StoryFrame
        onNear={onNear}
        onReady={onReady}
        src={src}
        title={`The story in ${theme.name}`}
        width={width}
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

/** A story in all themes on one page, each in a frame; one can be pinned beside the others. */
export function CarrierFrames({ id, globals, width, pinned, onPin }: CarrierFramesProps) {
  const sources = new Map(
    themes.map(({ code }) => [code, addressOf(id, { ...globals, carrier: code })]),
  );
  const order = [...themes].sort((a, b) => Number(b.code === pinned) - Number(a.code === pinned));
  const [near, setNear] = useState<readonly string[]>([]);
  const waiting = order.filter(({ code }) => near.includes(code));
  const turns = useTurns(waiting.map(({ code }) => sources.get(code) ?? ''));

  function frameOf(theme: Theme) {
    const source = sources.get(theme.code) ?? '';
    return (
      <CarrierFrame
        key={theme.code}
        onNear={() => {
          setNear((before) => (before.includes(theme.code) ? before : [...before, theme.code]));
        }}
        onPin={() => {
          onPin(theme.code === pinned ? '' : theme.code);
        }}
        onReady={() => {
          turns.finish(source);
        }}
        pinned={theme.code === pinned}
        src={near.includes(theme.code) && turns.allows(source) ? source : undefined}
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
  return (
    <Canvas>
      <CarrierFrames globals={globals} id={id} onPin={setPinned} pinned={pinned} />
    </Canvas>
  );
}
