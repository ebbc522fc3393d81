import { useState, type ComponentProps } from 'react';
import { Icon } from '#components/Icon';
import type { Slide } from '../slides/slide';
import { RoundButton, Stage } from '../slides/slides.styles';
import { useSwipe, type Step } from '../slides/useSwipe';
import { Arrows, Place, Root } from './Carousel.styles';
import { wrap } from './wrap';

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
  const swipe = useSwipe(turn);

  function turn(step: Step) {
    setPlace(({ index }) => ({
      index: wrap(index, step, images.length),
      left: index,
      way: step === 1 ? 'forward' : 'backward',
    }));
  }

  return (
    <Root aria-label={label} {...rest}>
      <Stage aria-live="polite" data-way={place.way} {...swipe}>
        {images.map(({ id, picture }, index) => (
          // The one that leaves is still seen while it moves, but is no longer the one to read.
          <Place aria-hidden={index !== place.index} data-place={placeOf(index, place)} key={id}>
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
