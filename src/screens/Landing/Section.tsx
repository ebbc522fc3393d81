import type { ReactNode } from 'react';
import { Band, Inner } from './Section.styles';
import type { SectionId } from './sections';

/** The props of {@link Section}. */
export interface SectionProps {
  /** The section's id, which is the target of links. Its `SectionTitle` has the same id with the suffix `-title`. */
  id: SectionId;
  /** The background of the section. */
  ground: 'ground' | 'paper' | 'indigo';
  /**
   * The columns of wide screens.
   * @default 'wide-end'
   */
  columns?: 'wide-end' | 'wide-start' | 'one';
  /** The content, with a `SectionTitle`. */
  children: ReactNode;
}

/** A section of the landing page, labelled by its title. Links to the section move the focus to it. */
export function Section({ id, ground, columns = 'wide-end', children }: SectionProps) {
  return (
    <Band aria-labelledby={`${id}-title`} data-ground={ground} id={id} tabIndex={-1}>
      <Inner data-columns={columns}>{children}</Inner>
    </Band>
  );
}
