import type { ComponentProps } from 'react';
import { Picture, type PictureProps } from '#components/Picture';
import { Frame, Slide, Viewport } from './Slides.styles';
import type { SlidesState } from './useSlides';
import { useSwipe, type Step } from './useSwipe';

/** A picture of a slider or carousel. */
export type SlideImage = PictureProps & {
  /** The text alternative, which also labels the button of the picture. */
  alt: string;
  /** The position among the pictures, such as `1 of 4`. It names the slide for screen readers. */
  position?: string | undefined;
};

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
  state: { index, step },
  announced = true,
  onSwipe,
  children,
  ...rest
}: SlidesProps) {
  const swipe = useSwipe(onSwipe);

  return (
    <Frame {...rest}>
      <Viewport aria-live={announced ? 'polite' : 'off'} data-step={step} {...swipe}>
        {images.map(({ position, ...image }, at) => (
          <Slide
            aria-hidden={at !== index}
            aria-label={position}
            key={at}
            role={position === undefined ? undefined : 'group'}
          >
            <Picture {...image} />
          </Slide>
        ))}
      </Viewport>
      {images.length > 1 && children}
    </Frame>
  );
}
