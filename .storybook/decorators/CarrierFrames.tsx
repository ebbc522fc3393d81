import { useState, useSyncExternalStore, type ReactNode } from 'react';
import type { FrameResult } from './storyLock';
import { framesShown, reportFrames } from './frameResults';
import { Sheet } from '../docs/sheets';
import { orderedThemes, shownTheme } from '../globals/carriers';
import { schemeNames, selectedScheme, SYSTEM } from '../globals/schemes';
import * as Styled from './CarrierFrames.styles';
import { addressOf, StoryFrame } from './StoryFrame';
import { schemes, type Scheme } from '#theme/contract';

/** The scale of the previews in each layout. A row of ten shows each at the width of a phone. */
const SCALES = { grid: 0.5, row: 0.3 };

/** What differs between the frames. */
export type FramesBy = 'carrier' | 'scheme';

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
  /** The id of the story. */
  id: string;
  /** The values of the toolbars, apart from the one that differs between the frames. */
  globals: Readonly<Record<string, unknown>>;
  /**
   * What differs between the frames.
   * @default 'carrier'
   */
  by?: FramesBy | undefined;
  /**
   * The layout of the frames: two rows of five, or one row.
   * @default 'grid'
   */
  layout?: keyof typeof SCALES;
  /** The width of an enlarged frame in px. By default it fills the page. */
  width?: number | undefined;
  /** The code of the frame that is shown next to the others. */
  pinned?: string;
  /** Called with the code of the frame to pin, or an empty one. Without it, there are no pins. */
  onPin?: (code: string) => void;
  /** The minimum height of a story in px. */
  minHeight?: number | undefined;
  /** The distance from the viewport at which the frames load, in px. */
  ahead?: number;
  /** Called with the name of a theme or scheme when the story in its frame has finished. */
  onFinish?: (name: string, result: FrameResult) => void;
}

/** The frames of all themes, or of all schemes of the toolbar's carrier. */
export function framesOf({
  by = 'carrier',
  globals,
}: Pick<CarrierFramesProps, 'by' | 'globals'>): Frame[] {
  if (by === 'carrier') {
    const scheme = selectedScheme(globals);
    return orderedThemes.map(({ code, name }) => ({ code, name, carrier: code, scheme }));
  }
  const carrier = shownTheme(globals).code;
  return schemes.map((one) => ({ code: one, name: schemeNames[one], carrier, scheme: one }));
}

/** A story in all themes or schemes, each in a small frame that a click enlarges. One can be pinned next to the others. */
export function CarrierFrames({
  id,
  globals,
  by,
  layout = 'grid',
  width,
  pinned = '',
  onPin,
  minHeight,
  ahead,
  onFinish,
}: CarrierFramesProps) {
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, string>>>({});
  const [enlarged, setEnlarged] = useState('');
  const frames = framesOf({ by, globals });
  const pinnedFrames = frames.filter(({ code }) => code === pinned);
  const hasPinned = pinnedFrames.length > 0;

  function frameOf({ code, name, carrier, scheme }: Frame) {
    const isPinned = code === pinned;
    const isLarge = isPinned || code === enlarged;
    const src = addressOf(id, { ...globals, carrier, scheme: scheme ?? SYSTEM });
    return (
      <Sheet data-enlarged={isLarge} key={code}>
        <Styled.Caption>
          <i data-carrier={carrier} data-scheme={scheme} />
          {name}
          {layout === 'grid' && <small role="status">{outcomes[src]}</small>}
          {code === enlarged && (
            <button
              onClick={() => {
                setEnlarged('');
              }}
              type="button"
            >
              Reduce
            </button>
          )}
          {onPin !== undefined && (
            <button
              aria-label={`Pin ${name}`}
              aria-pressed={isPinned}
              onClick={() => {
                onPin(isPinned ? '' : code);
              }}
              type="button"
            >
              {isPinned ? 'Unpin' : 'Pin'}
            </button>
          )}
        </Styled.Caption>
        <Styled.Preview>
          <StoryFrame
            ahead={ahead}
            key={src}
            minHeight={minHeight}
            onFinish={(result) => {
              const outcome = result.status === 'error' ? 'Failed' : 'Passed';
              setOutcomes((before) => ({ ...before, [src]: outcome }));
              onFinish?.(name, result);
            }}
            scale={isLarge ? 1 : SCALES[layout]}
            src={src}
            title={`The story in ${name}`}
            width={width}
          />
          {!isLarge && (
            <button
              aria-label={`Enlarge ${name}`}
              onClick={() => {
                setEnlarged(code);
              }}
              type="button"
            />
          )}
        </Styled.Preview>
      </Sheet>
    );
  }

  return (
    <Styled.Stage data-pinned={hasPinned}>
      {hasPinned && <Styled.Pinned>{pinnedFrames.map(frameOf)}</Styled.Pinned>}
      <Styled.Frames data-by={by} data-layout={hasPinned ? 'narrow' : layout}>
        {frames.filter(({ code }) => code !== pinned).map(frameOf)}
      </Styled.Frames>
    </Styled.Stage>
  );
}

/** The id of a story, and the values of the toolbars. */
type SideBySideProps = Pick<CarrierFramesProps, 'id' | 'globals' | 'by'>;

/** All frames load, whatever is in view: the result of the story consists of theirs. */
const AHEAD = 100_000;

function AllFrames({ id, globals, by }: SideBySideProps) {
  const [pinned, setPinned] = useState('');
  const [results] = useState(() => new Map<string, FrameResult>());
  return (
    <Styled.Canvas>
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
    </Styled.Canvas>
  );
}

/**
 * A story in all themes or schemes instead of the story itself, for the toolbar's *Side by side*. The story itself,
 * its children, is rendered first, because its `play` does not find it in the frames. Each frame plays its own.
 */
export function SideBySide({ children, ...rest }: SideBySideProps & { children: ReactNode }) {
  const hasPlayed = useSyncExternalStore(framesShown.subscribe, framesShown.getSnapshot);
  return hasPlayed ? <AllFrames {...rest} /> : children;
}
