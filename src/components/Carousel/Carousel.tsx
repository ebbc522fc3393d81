import type { ComponentProps } from 'react';
import { IconButton } from '#components/IconButton';
import { Slides, type SlideImage } from '../slides/Slides';
import { Root } from '../slides/Slides.styles';
import { useSlides } from '../slides/useSlides';
import type { Step } from '../slides/useSwipe';
import { Arrows } from './Carousel.styles';

export interface CarouselProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The accessible name of the carousel. */
  label: string;
  /** The pictures, in display order. */
  images: readonly SlideImage[];
  /** The accessible name of the arrow to the previous picture. */
  previousLabel: string;
  /** The accessible name of the arrow to the next picture. */
  nextLabel: string;
}

/** Shows one picture at a time. Arrows and swipes wrap around at both ends. */
export function Carousel({ label, images = [], previousLabel, nextLabel, ...rest }: CarouselProps) {
  const count = images.length;
  const [slides, show] = useSlides(count);

  function move(step: Step) {
    show((slides.index + step + count) % count, step);
  }

  return (
    <Root aria-label={label} {...rest}>
      <Slides images={images} onSwipe={move} state={slides}>
        <Arrows>
          <IconButton
            icon="previous"
            label={previousLabel}
            onClick={() => move(-1)}
            surface="picture"
          />
          <IconButton icon="next" label={nextLabel} onClick={() => move(1)} surface="picture" />
        </Arrows>
      </Slides>
    </Root>
  );
}
