import type { ReactNode } from 'react';
import { SlideRoot, Viewport } from './Slides.styles';
import type { SlidesState } from './useSlides';
import { useSwipe, type Step } from './useSwipe';

/** One slide. */
export interface Slide {
  /** The unique key of the slide. */
  id: string;
  /** The description of the picture, in one line. */
  label: string;
  /** The picture, with its text alternative. */
  picture: ReactNode;
}

/** The props of {@link Slides}. */
export interface SlidesProps {
  /** The slides, in display order. */
  slides: readonly Slide[];
  /** Which slide is shown, from `useSlides`. */
  state: SlidesState;
  /** The width of a slide divided by its height. */
  ratio: '4:3' | '8:5';
  /**
   * Whether a change of the slide is announced.
   * @default true
   */
  announced?: boolean | undefined;
  /** Called when the user swipes. */
  onSwipe: (step: Step) => void;
}

/** Slides of which one is shown at a time; the next one pushes it out of the viewport. */
export function Slides({ slides, state, ratio, announced = true, onSwipe }: SlidesProps) {
  const { index, previous, step } = state;
  const swipe = useSwipe(onSwipe);

  function positionOf(at: number) {
    if (at === index) return 'current';
    return at === previous ? 'leaving' : 'hidden';
  }

  return (
    <Viewport
      aria-live={announced ? 'polite' : 'off'}
      data-direction={step && (step === 1 ? 'forward' : 'backward')}
      data-ratio={ratio}
      {...swipe}
    >
      {slides.map(({ id, picture }, at) => (
        // The previous slide stays visible during its animation, but assistive technology ignores it.
        <SlideRoot aria-hidden={at !== index} data-position={positionOf(at)} key={id}>
          {picture}
        </SlideRoot>
      ))}
    </Viewport>
  );
}
