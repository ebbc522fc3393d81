import { useState } from 'react';
import styled from 'styled-components';
import { Band, columns, Sheet } from './sheets';
import { addressOf, StoryFrame } from './StoryFrame';
import type { Theme } from '../src/components/theme/contract';
import { themes } from '../src/components/theme/themes';
import { color, font, media, radius, size, space } from '../src/components/theme/tokens';

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
  ${columns('21rem')}
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
  const held = themes.filter(({ code }) => code === pinned);

  function frameOf({ code, name }: Theme) {
    const isPinned = code === pinned;
    const src = addressOf(id, { ...globals, carrier: code });
    return (
      <Sheet data-carrier={code} key={code}>
        <Band>
          {name}
          <Pin
            aria-label={`Pin ${name}`}
            aria-pressed={isPinned}
            onClick={() => {
              onPin(isPinned ? '' : code);
            }}
            type="button"
          >
            {isPinned ? 'Let go' : 'Pin'}
          </Pin>
        </Band>
        <StoryFrame key={src} src={src} title={`The story in ${name}`} width={width} />
      </Sheet>
    );
  }

  return (
    <Stage data-pinned={held.length > 0}>
      {held.length > 0 && <Pinned>{held.map(frameOf)}</Pinned>}
      <Frames>{themes.filter(({ code }) => code !== pinned).map(frameOf)}</Frames>
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
