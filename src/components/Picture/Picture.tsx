import type { ComponentProps } from 'react';
import styled from 'styled-components';
import type { PictureFile } from '#theme/pictures';

const Root = styled.img`
  inline-size: 100%;
  block-size: auto;
  object-fit: cover;
`;

export interface PictureProps extends Omit<ComponentProps<'img'>, keyof PictureFile>, PictureFile {
  /**
   * The text alternative, empty for a decorative picture.
   * @default ''
   */
  alt?: string | undefined;
}

/** A picture that fills the width of its container and is loaded near the viewport, such as one of `theme/pictures`. */
export function Picture({ alt = '', loading = 'lazy', width, height, ...rest }: PictureProps) {
  // The control of a story can be empty.
  const size = { width: width || undefined, height: height || undefined };
  return (
    <Root alt={alt} decoding="async" draggable={false} loading={loading} {...size} {...rest} />
  );
}
