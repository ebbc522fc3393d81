import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { IconButton } from '#components/IconButton';
import { space } from '#theme/tokens';
import { listOf } from '../listOf';
import { Slides, type SlideImage } from '../slides/Slides';
import { useSlides } from '../slides/useSlides';

export type { SlideImage } from '../slides/Slides';

const Arrows = styled.div`
  position: absolute;
  inset-inline: min(${space(3)}, 4cqi);
  inset-block-start: 50%;
  display: flex;
  justify-content: space-between;
  transform: translateY(-50%);
  pointer-events: none;
`;

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

/** Shows one picture at a time. The arrows wrap around at both ends, a swipe does not. */
export function Carousel({
  label,
  images: given,
  previousLabel,
  nextLabel,
  ...rest
}: CarouselProps) {
  const images = listOf(given, 'images');
  const count = images.length;
  const slides = useSlides(count);

  function move(step: number) {
    slides.show((slides.index + step + count) % count);
  }

  return (
    <section aria-label={label} {...rest}>
      <Slides images={images} label={label} slides={slides}>
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
    </section>
  );
}
