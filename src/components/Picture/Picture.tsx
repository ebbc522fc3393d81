import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { pictures } from './pictures';

const Root = styled.img`
  inline-size: 100%;
  block-size: auto;
  object-fit: cover;
`;

/** The name of an illustration. */
export type PictureName = keyof typeof pictures;

/** The props of {@link Picture}. */
export interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'width' | 'height'> {
  /** The illustration's name. */
  name: PictureName;
  /**
   * The text alternative, empty for a decorative picture.
   * @default ''
   */
  alt?: string | undefined;
}

/** A flat illustration in the colours of the default theme, in a cut-paper style. */
export function Picture({ name, alt = '', loading = 'lazy', ...rest }: PictureProps) {
  return (
    <Root
      alt={alt}
      decoding="async"
      draggable={false}
      loading={loading}
      {...pictures[name]}
      {...rest}
    />
  );
}
