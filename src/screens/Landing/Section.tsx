import { useId, type ReactNode } from 'react';
import { Band, Inner, SectionTitle } from './Section.styles';
import type { SectionId } from './sections';

/** The props of {@link Section}. */
export interface SectionProps {
  /** The section's id, which links lead to. */
  id: SectionId;
  /** The section's heading. */
  title: string;
  /** The ground that the section stands on. */
  ground: 'ground' | 'paper' | 'indigo';
  /**
   * The columns of wide screens.
   * @default 'wide-end'
   */
  columns?: 'wide-end' | 'wide-start' | 'one';
  /** The content; it takes the heading and places it. */
  children: (heading: ReactNode) => ReactNode;
}

/** A section of the landing page, named by its heading; it takes the focus from the links to it. */
export function Section({ id, title, ground, columns = 'wide-end', children }: SectionProps) {
  const name = useId();
  return (
    <Band
      aria-labelledby={name}
      data-ground={ground}
      data-last={id === 'contact'}
      id={id}
      tabIndex={-1}
    >
      <Inner data-columns={columns} data-tight={columns === 'one'}>
        {children(<SectionTitle id={name}>{title}</SectionTitle>)}
      </Inner>
    </Band>
  );
}
