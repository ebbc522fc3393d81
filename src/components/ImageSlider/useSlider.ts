import { useEffect, useEffectEvent, useState } from 'react';
import { useSlides, type SlidesState } from '../slides/useSlides';
import type { Step } from '../slides/useSwipe';
import { usePageHidden } from '#hooks/usePageHidden';
import { useReducedMotion } from '#hooks/useReducedMotion';
import { advance } from './advance';

/** The options of {@link useSlider}. */
export interface SliderOptions {
  /** The number of slides. */
  count: number;
  /** The time that a slide is shown, in milliseconds. */
  interval: number;
  /** Whether the slider plays, if it is controlled. */
  playing: boolean | undefined;
  /** Called when the user starts or stops it. */
  onPlayingChange: ((playing: boolean) => void) | undefined;
}

/** The state of a slider and its actions. */
export interface Slider {
  /** The slide that is shown. */
  slides: SlidesState;
  /** Whether the slider is set to move automatically. */
  playing: boolean;
  /** Whether it moves now: it pauses under the pointer and in a hidden tab. */
  moving: boolean;
  /** Shows a slide. */
  show: (index: number) => void;
  /** Moves by one, limited to the first and the last slide. */
  move: (step: Step) => void;
  /** Starts or stops it. */
  setPlaying: (playing: boolean) => void;
  /** Pauses it while the pointer is over it. */
  setHovered: (hovered: boolean) => void;
}

/** Controls slides that move automatically. */
export function useSlider({ count, interval, ...options }: SliderOptions): Slider {
  const [slides, showSlide] = useSlides(count);
  const [ownPlaying, setOwnPlaying] = useState<boolean>();
  const [hovered, setHovered] = useState(false);
  const calm = useReducedMotion();
  const hidden = usePageHidden();
  const playing = options.playing ?? ownPlaying ?? !calm;
  const moving = playing && !hovered && !hidden && count > 1;

  const showNext = useEffectEvent(() => {
    const next = advance({ index: slides.index, step: slides.step ?? 1 }, count);
    showSlide(next.index, next.step);
  });

  useEffect(() => {
    if (!moving) return undefined;
    const timer = setInterval(() => {
      showNext();
    }, interval);
    return () => {
      clearInterval(timer);
    };
  }, [moving, interval]);

  function show(next: number) {
    showSlide(next, next < slides.index ? -1 : 1);
  }

  return {
    slides,
    playing,
    moving,
    show,
    move: (step) => {
      show(Math.min(count - 1, Math.max(0, slides.index + step)));
    },
    setPlaying: (next) => {
      setOwnPlaying(next);
      // After a press on play the slider must move, although the pointer is still over the button.
      setHovered(false);
      options.onPlayingChange?.(next);
    },
    setHovered,
  };
}
