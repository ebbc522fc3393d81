import { useState, type ComponentProps } from 'react';
import { Icon } from '#components/Icon';
import type { Slide } from '../slides/slide';
import { RoundButton, Stage } from '../slides/slides.styles';
import { useSwipe, type Step } from '../slides/useSwipe';
import { Arrows, Place, Root } from './Carousel.styles';
import { wrap } from './wrap';

export type { Slide } from '../slides/slide';

/** The props of {@link Carousel}. */
export interface CarouselProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The carousel's name for assistive technology. */
  label: string;
  /** The pictures, in their order. */
  images: readonly Slide[];
  /** The name of the arrow to the picture before. */
  previousLabel: string;
  /** The name of the arrow to the next picture. */
  nextLabel: string;
}

interface Shown {
  index: number;
  left?: number;
  way?: 'forward' | 'backward';
}

function placeOf(index: number, { index: current, left }: Shown) {
  if (index === current) return 'current';
  return index === left ? 'leaving' : 'away';
}

/** Pictures of which one shows at a time, with arrows and swipes that wrap around at either end. */
export function Carousel({ label, images, previousLabel, nextLabel, ...rest }: CarouselProps) {
  const [place, setPlace] = useState<Shown>({ index: 0 });
  // The pictures may have become fewer.
  const shown = { ...place, index: Math.max(0, Math.min(place.index, images.length - 1)) };
  const swipe = useSwipe(turn);

  function turn(step: Step) {
    setPlace({
      index: wrap(shown.index, step, images.length),
      left: shown.index,
      way: step === 1 ? 'forward' : 'backward',
    });
  }

  return (
    <Root aria-label={label} {...rest}>
      <Stage aria-live="polite" data-way={shown.way} {...swipe}>
        {images.map(({ id, picture }, index) => (
          // The one that leaves is still seen while it moves, but is no longer the one to read.
          <Place aria-hidden={index !== shown.index} data-place={placeOf(index, shown)} key={id}>
            {picture}
          </Place>
        ))}
      </Stage>
      {images.length > 1 && (
        <Arrows>
          <RoundButton
            aria-label={previousLabel}
            onClick={() => {
              turn(-1);
            }}
            type="button"
          >
            <Icon name="previous" />
          </RoundButton>
          <RoundButton
            aria-label={nextLabel}
            onClick={() => {
              turn(1);
            }}
            type="button"
          >
            <Icon name="next" />
          </RoundButton>
        </Arrows>
      )}
    </Root>
  );
}
