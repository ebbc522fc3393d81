import type { ReactNode } from 'react';

/** One picture of a row of pictures. */
export interface Slide {
  /** Tells the picture from the others. */
  id: string;
  /** What the picture shows, in one line. */
  label: string;
  /** The picture itself, with its own text alternative. */
  picture: ReactNode;
}
