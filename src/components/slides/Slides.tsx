import type { ComponentProps } from 'react';
import { Picture, type PictureProps } from '#components/Picture';
import { Frame, List, Slide } from './Slides.styles';
import type { useSlides } from './useSlides';

/** A picture of a slider or carousel. */
export type SlideImage = PictureProps & {
  /** The text alternative, which also labels the button of the picture. */
  alt: string;
  /** The position among the pictures, such as `1 of 4`. It names the slide for screen readers. */
  position?: string | undefined;
};

export interface SlidesProps extends ComponentProps<'div'> {
  /** The accessible name of the list. */
  label: string;
  /** The pictures, in display order. All have the same size. */
  images: readonly SlideImage[];
  /** Which slide is shown. */
  slides: ReturnType<typeof useSlides>;
  /**
   * Whether a change of the slide is announced.
   * @default true
   */
  announced?: boolean | undefined;
}

/** A list that scrolls from picture to picture. The children are the controls. */
export function Slides({
  label,
  images,
  slides: { index, list },
  announced = true,
  children,
  ...rest
}: SlidesProps) {
  return (
    <Frame {...rest}>
      <List
        aria-label={label}
        aria-live={announced ? 'polite' : 'off'}
        ref={list}
        role="group"
        // The arrow keys scroll it.
        tabIndex={images.length > 1 ? 0 : undefined}
      >
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
      </List>
      {images.length > 1 && children}
    </Frame>
  );
}
