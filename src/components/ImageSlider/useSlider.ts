import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSlides } from '../slides/useSlides';
import type { Step } from '../slides/useSwipe';
import { usePageHidden } from '#hooks/usePageHidden';
import { useReducedMotion } from '#hooks/useReducedMotion';

/** The number of slides, and the props of the slider that {@link useSlider} reads. */
export interface SliderOptions {
  count: number;
  interval: number;
  playing: boolean | undefined;
  onPlayingChange: ((playing: boolean) => void) | undefined;
}

/** The state of a slider that moves automatically, and its actions. */
export function useSlider({ count, interval, onPlayingChange, ...options }: SliderOptions) {
  const [slides, showSlide] = useSlides(count);
  const [ownPlaying, setOwnPlaying] = useState<boolean>();
  const frame = useRef<HTMLDivElement>(null);
  // Undefined until the first event of the pointer: a slider that is rendered under it gets none.
  const [hovered, setHovered] = useState<boolean>();
  const reducedMotion = useReducedMotion();
  const pageHidden = usePageHidden();
  const playing = options.playing ?? ownPlaying ?? !reducedMotion;
  const moving = playing && hovered !== true && !pageHidden && count > 1;

  function show(next: number) {
    showSlide(next, next < slides.index ? -1 : 1);
  }

  /** Moves by one, limited to the first and the last slide. */
  function move(step: Step) {
    show(Math.min(count - 1, Math.max(0, slides.index + step)));
  }

  const showNext = useEffectEvent(() => {
    if (hovered === undefined && frame.current?.matches(':hover') === true) {
      setHovered(true);
      return;
    }
    // The direction reverses at either end (requirements §2).
    const { step = 1 } = slides;
    const isAtEnd = slides.index + step < 0 || slides.index + step >= count;
    move(isAtEnd ? (step === 1 ? -1 : 1) : step);
  });

  useEffect(() => {
    if (!moving) return;
    const timer = setTimeout(() => showNext(), interval);
    return () => clearTimeout(timer);
    // With the index: each slide is shown for the complete interval, also one that the user selects.
  }, [moving, interval, slides.index]);

  return {
    slides,
    /** The ref of the element under which the pointer pauses the slider. */
    frame,
    /** Whether the slider is set to move automatically. */
    playing,
    /** Whether it moves now: it pauses under the pointer and in a hidden tab. */
    moving,
    show,
    move,
    setPlaying: (next: boolean) => {
      setOwnPlaying(next);
      // After a press on play the slider must move, although the pointer is still over the button.
      setHovered(false);
      onPlayingChange?.(next);
    },
    setHovered,
  };
}
