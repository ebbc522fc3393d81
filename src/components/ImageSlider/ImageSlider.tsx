import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
} from 'react';
import { useReducedMotion } from '#hooks/useReducedMotion';
import { listOf } from '../listOf';
import { Slides, type SlideImage } from '../slides/Slides';
import { Controls, Dot, Dots, Toggle } from './ImageSlider.styles';
import { useSlides } from '../slides/useSlides';

export type { SlideImage } from '../slides/Slides';

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
 * pointer. Keyboard focus stops it until the user starts it again (WCAG 2.2.2).
 */
export function ImageSlider({
  label,
  images: given,
  pauseLabel,
  playLabel,
  interval = 5000,
  playing: playingProp,
  onPlayingChange,
  ...rest
}: ImageSliderProps) {
  const images = listOf(given, 'images');
  const count = images.length;
  const slides = useSlides(count);
  const frame = useRef<HTMLDivElement>(null);
  const [ownPlaying, setOwnPlaying] = useState<boolean>();
  // Undefined if `:hover` decides: a pointer that rests where the slider appears causes no event.
  const [hovered, setHovered] = useState<boolean>();
  const reducedMotion = useReducedMotion();
  const playing = playingProp ?? ownPlaying ?? !reducedMotion;
  const moving = playing && !hovered && count > 1;

  const showNext = useEffectEvent(() => {
    if (hovered === undefined && frame.current?.matches(':hover') === true) {
      setHovered(true);
      return;
    }
    // The direction reverses at either end (requirements §2).
    const { index, step, show } = slides;
    show(images[index + step] === undefined ? index - step : index + step);
  });

  useEffect(() => {
    if (!moving) return;
    const timer = setTimeout(() => showNext(), interval);
    return () => clearTimeout(timer);
    // With the index: each slide is shown for the complete interval, also one that the user selects.
  }, [moving, interval, slides.index]);

  function setPlaying(next: boolean) {
    setOwnPlaying(next);
    // After a press on play the slider must move, although the pointer is still over the button.
    setHovered(false);
    onPlayingChange?.(next);
  }

  function stopOnKeyboardFocus({ target }: FocusEvent) {
    // A press also focuses the button. That focus must not stop the slider that the press starts.
    if (playing && target.matches(':focus-visible')) setPlaying(false);
  }

  return (
    <section aria-label={label} {...rest}>
      <Slides
        announced={!moving}
        images={images}
        label={label}
        onFocus={stopOnKeyboardFocus}
        onPointerEnter={() => setHovered(true)}
        // After a touch, `:hover` still matches.
        onPointerLeave={({ pointerType }) =>
          setHovered(pointerType === 'touch' ? false : undefined)
        }
        ref={frame}
        slides={slides}
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
                onClick={() => slides.show(index)}
                type="button"
              />
            ))}
          </Dots>
        </Controls>
      </Slides>
    </section>
  );
}
