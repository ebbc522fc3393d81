import type { ComponentProps, FocusEvent } from 'react';
import { Slides, type SlideImage } from '../slides/Slides';
import { Root } from '../slides/Slides.styles';
import { Controls, Dot, Dots, Toggle } from './ImageSlider.styles';
import { useSlider } from './useSlider';

export interface ImageSliderProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The accessible name of the slider. */
  label: string;
  /** The pictures, in display order. */
  images: readonly SlideImage[];
  /** The accessible name of the button that stops the slider. */
  pauseLabel: string;
  /** The accessible name of the button that starts the slider. */
  playLabel: string;
  /**
   * The time that a picture is shown, in milliseconds.
   * @default 5000
   */
  interval?: number | undefined;
  /**
   * Whether the slider moves automatically. If omitted, the slider is uncontrolled.
   * @default true until the user stops it; false under reduced motion
   */
  playing?: boolean | undefined;
  /** Called when the user starts or stops the slider with its button or with keyboard focus. */
  onPlayingChange?: ((playing: boolean) => void) | undefined;
}

/**
 * A slideshow: the index moves by one and reverses at either end. The slider pauses under the
 * pointer and in a hidden tab. Keyboard focus stops it until the user starts it again (WCAG 2.2.2).
 */
export function ImageSlider({
  label,
  images = [],
  pauseLabel,
  playLabel,
  interval = 5000,
  playing: playingProp,
  onPlayingChange,
  ...rest
}: ImageSliderProps) {
  const { slides, frame, playing, moving, show, move, setPlaying, setHovered } = useSlider({
    count: images.length,
    interval,
    playing: playingProp,
    onPlayingChange,
  });

  function stopOnKeyboardFocus({ target }: FocusEvent) {
    // A press also focuses the button. That focus must not stop the slider that the press starts.
    if (playing && target.matches(':focus-visible')) setPlaying(false);
  }

  return (
    <Root aria-label={label} {...rest}>
      <Slides
        announced={!moving}
        images={images}
        onFocus={stopOnKeyboardFocus}
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
        onSwipe={move}
        ref={frame}
        state={slides}
      >
        <Controls>
          <Toggle
            icon={playing ? 'pause' : 'play'}
            label={playing ? pauseLabel : playLabel}
            onClick={() => setPlaying(!playing)}
            surface="picture"
          />
          <Dots>
            {images.map(({ alt }, index) => (
              <Dot
                aria-current={index === slides.index ? 'true' : undefined}
                aria-label={alt}
                key={index}
                onClick={() => show(index)}
                type="button"
              />
            ))}
          </Dots>
        </Controls>
      </Slides>
    </Root>
  );
}
