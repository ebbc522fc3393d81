import type { ComponentProps } from 'react';
import { Picture, type PictureProps } from '#components/Picture';
import { Frame, Slide, Viewport } from './Slides.styles';
import type { SlidesState } from './useSlides';
import { useSwipe, type Step } from './useSwipe';

/** A picture of a slider or carousel. Its text alternative also labels its button. */
export type SlideImage = PictureProps & { alt: string };

export interface SlidesProps extends ComponentProps<'div'> {
  /** The pictures, in display order. All have the same size. */
  images: readonly SlideImage[];
  /** Which slide is shown, from `useSlides`. */
  state: SlidesState;
  /**
   * Whether a change of the slide is announced.
   * @default true
   */
  announced?: boolean | undefined;
  /** Called when the user swipes. */
  onSwipe: (step: Step) => void;
}

/** Shows one picture at a time. The next one pushes it out. The children are the controls. */
export function Slides({
  images,
  state: { index, previous, step },
  announced = true,
  onSwipe,
  children,
  ...rest
}: SlidesProps) {
  const swipe = useSwipe(onSwipe);

  function positionOf(at: number) {
    if (at === index) return 'current';
    return at === previous ? 'leaving' : 'hidden';
  }

  return (
    <Frame {...rest}>
      <Viewport aria-live={announced ? 'polite' : 'off'} data-step={step} {...swipe}>
        {images.map((image, at) => (
          // The previous slide stays visible during its animation, but assistive technology ignores it.
          <Slide aria-hidden={at !== index} data-position={positionOf(at)} key={at}>
            <Picture {...image} />
          </Slide>
        ))}
      </Viewport>
      {images.length > 1 && children}
    </Frame>
  );
}
