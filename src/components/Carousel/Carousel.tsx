import type { ComponentProps } from 'react';
import { IconButton } from '#components/IconButton';
import { Slides, type Slide } from '../slides/Slides';
import { useSlides } from '../slides/useSlides';
import type { Step } from '../slides/useSwipe';
import { Arrows, Root } from './Carousel.styles';
import { wrap } from './wrap';

export type { Slide } from '../slides/Slides';

/** The props of {@link Carousel}. */
export interface CarouselProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The accessible name of the carousel. */
  label: string;
  /** The pictures, in display order. */
  images: readonly Slide[];
  /** The accessible name of the arrow to the previous picture. */
  previousLabel: string;
  /** The accessible name of the arrow to the next picture. */
  nextLabel: string;
}

/** Shows one picture at a time. Arrows and swipes wrap around at both ends. */
export function Carousel({ label, images, previousLabel, nextLabel, ...rest }: CarouselProps) {
  const [slides, show] = useSlides(images.length);

  function move(step: Step) {
    show(wrap(slides.index, step, images.length), step);
  }

  return (
    <Root aria-label={label} {...rest}>
      <Slides onSwipe={move} ratio="8:5" slides={images} state={slides} />
      {images.length > 1 && (
        <Arrows>
          <IconButton
            icon="previous"
            label={previousLabel}
            onClick={() => {
              move(-1);
            }}
            surface="picture"
          />
          <IconButton
            icon="next"
            label={nextLabel}
            onClick={() => {
              move(1);
            }}
            surface="picture"
          />
        </Arrows>
      )}
    </Root>
  );
}
