import type { ComponentProps, FocusEvent } from 'react';
import { Icon } from '#components/Icon';
import type { Slide } from '../slides/slide';
import { RoundButton, Stage } from '../slides/slides.styles';
import { useSwipe } from '../slides/useSwipe';
import { Controls, Dot, Dots, Frame, Place, Root } from './ImageSlider.styles';
import { useSlider } from './useSlider';

export type { Slide } from '../slides/slide';

/** The props of {@link ImageSlider}. */
export interface ImageSliderProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The slider's name for assistive technology. */
  label: string;
  /** The pictures, in their order. */
  images: readonly Slide[];
  /** The name of the button that stops the slider. */
  pauseLabel: string;
  /** The name of the button that makes the slider move. */
  playLabel: string;
  /**
   * The time that a picture stays, in milliseconds.
   * @default 5000
   */
  interval?: number | undefined;
}

function placeOf(index: number, current: number): 'before' | 'current' | 'after' {
  if (index === current) return 'current';
  return index < current ? 'before' : 'after';
}

/**
 * Pictures that follow one another: the index moves by one and reverses at either end. It can be
 * paused, rests under the pointer and the focus, and does not move by itself under reduced motion
 * or in a hidden tab.
 */
export function ImageSlider({
  label,
  images,
  pauseLabel,
  playLabel,
  interval = 5000,
  ...rest
}: ImageSliderProps) {
  const { index, playing, moving, show, move, toggle, hold } = useSlider(images.length, interval);
  const swipe = useSwipe(move);

  function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget)) hold('focus', false);
  }

  return (
    <Root aria-label={label} {...rest}>
      <Frame
        onBlur={leave}
        onFocus={() => {
          hold('focus', true);
        }}
        onPointerEnter={() => {
          hold('pointer', true);
        }}
        onPointerLeave={() => {
          hold('pointer', false);
        }}
      >
        <Stage aria-live={moving ? 'off' : 'polite'} {...swipe}>
          {images.map(({ id, picture }, place) => (
            // The one that leaves is still seen while it moves, but is no longer the one to read.
            <Place aria-hidden={place !== index} data-place={placeOf(place, index)} key={id}>
              {picture}
            </Place>
          ))}
        </Stage>
        {images.length > 1 && (
          <Controls>
            <RoundButton
              aria-label={playing ? pauseLabel : playLabel}
              data-fill="ink"
              onClick={toggle}
              type="button"
            >
              <Icon name={playing ? 'pause' : 'play'} />
            </RoundButton>
            <Dots>
              {images.map(({ id, label: name }, place) => (
                <Dot
                  aria-current={place === index ? 'true' : undefined}
                  aria-label={name}
                  key={id}
                  onClick={() => {
                    show(place);
                  }}
                  type="button"
                />
              ))}
            </Dots>
          </Controls>
        )}
      </Frame>
    </Root>
  );
}
