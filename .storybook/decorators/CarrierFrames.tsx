import { useState, useSyncExternalStore, type ReactNode } from 'react';
import styled from 'styled-components';
import type { FrameResult } from './storyLock';
import { framesShown, reportFrames } from './frameResults';
import { Band, columns, Sheet } from '../docs/sheets';
import { addressOf, StoryFrame } from './StoryFrame';
import { shownTheme } from '../globals/carriers';
import { schemeNames, selectedScheme, SYSTEM } from '../globals/schemes';
import { schemes, type Scheme } from '#theme/contract';
import { themes } from '#theme/themes';
import { color, font, media, radius, size, space } from '#theme/tokens';

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

const Outcome = styled.small`
  margin-inline-start: auto;
  font: 600 ${size.xs} / 1.4 ${font.body};
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

/** A frame: the story in a theme and a scheme. */
interface Frame {
  /** The code of the theme, or the scheme. */
  code: string;
  name: string;
  carrier: string;
  scheme: Scheme | undefined;
}

/** The props of {@link CarrierFrames}. */
export interface CarrierFramesProps {
  /** The story's id. */
  id: string;
  /** The toolbar's values but what differs between the frames. */
  globals: Readonly<Record<string, unknown>>;
  /**
   * What differs between the frames.
   * @default 'carrier'
   */
  by?: 'carrier' | 'scheme' | undefined;
  /** The frames' width in px; as it fits where none is given. */
  width?: number | undefined;
  /** The code of the carrier that the others are held against, if any. */
  pinned: string;
  /** Called with the code that the person pins, or an empty one. */
  onPin: (code: string) => void;
  /** How near to the view the frames load, in px. */
  ahead?: number;
  /** Called with the name of the theme or the scheme when its frame's story has finished. */
  onFinish?: (name: string, result: FrameResult) => void;
}

function framesOf({
  by = 'carrier',
  globals,
}: Pick<CarrierFramesProps, 'by' | 'globals'>): Frame[] {
  if (by === 'carrier') {
    const scheme = selectedScheme(globals);
    return themes.map(({ code, name }) => ({ code, name, carrier: code, scheme }));
  }
  const carrier = shownTheme(globals).code;
  return schemes.map((one) => ({ code: one, name: schemeNames[one], carrier, scheme: one }));
}

/** A story in all themes or schemes on one page, each in a frame; one can be pinned next to the others. */
export function CarrierFrames({
  id,
  globals,
  by,
  width,
  pinned,
  onPin,
  ahead,
  onFinish,
}: CarrierFramesProps) {
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, string>>>({});
  const frames = framesOf({ by, globals });
  const held = frames.filter(({ code }) => code === pinned);

  function frameOf({ code, name, carrier, scheme }: Frame) {
    const isPinned = code === pinned;
    const src = addressOf(id, { ...globals, carrier, scheme: scheme ?? SYSTEM });
    return (
      <Sheet data-carrier={carrier} data-scheme={scheme} key={code}>
        <Band>
          {name}
          <Outcome role="status">{outcomes[src]}</Outcome>
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
        <StoryFrame
          ahead={ahead}
          key={src}
          onFinish={(result) => {
            const outcome = result.status === 'error' ? 'Failed' : 'Passed';
            setOutcomes((before) => ({ ...before, [src]: outcome }));
            onFinish?.(name, result);
          }}
          src={src}
          title={`The story in ${name}`}
          width={width}
        />
      </Sheet>
    );
  }

  return (
    <Stage data-pinned={held.length > 0}>
      {held.length > 0 && <Pinned>{held.map(frameOf)}</Pinned>}
      <Frames>{frames.filter(({ code }) => code !== pinned).map(frameOf)}</Frames>
    </Stage>
  );
}

/** What a story is known by, and the toolbar's values. */
type SideBySideProps = Pick<CarrierFramesProps, 'id' | 'globals' | 'by'>;

/** All frames load: the story's own result is made of theirs. */
const AHEAD = 100_000;

function AllFrames({ id, globals, by }: SideBySideProps) {
  const [pinned, setPinned] = useState('');
  const [results] = useState(() => new Map<string, FrameResult>());
  return (
    <Canvas>
      <CarrierFrames
        ahead={AHEAD}
        by={by}
        globals={globals}
        id={id}
        onFinish={(name, result) => {
          results.set(name, result);
          if (results.size === framesOf({ by, globals }).length) reportFrames(id, results);
        }}
        onPin={setPinned}
        pinned={pinned}
      />
    </Canvas>
  );
}

/**
 * A story in all themes or schemes in place of the story alone, as the toolbar's *side by side* asks. The story itself,
 * its children, is shown first: its `play` would not find it in the frames, each of which plays its own.
 */
export function SideBySide({ children, ...rest }: SideBySideProps & { children: ReactNode }) {
  const hasPlayed = useSyncExternalStore(framesShown.subscribe, framesShown.getSnapshot);
  return hasPlayed ? <AllFrames {...rest} /> : children;
}
