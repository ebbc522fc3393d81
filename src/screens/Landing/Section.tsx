import { useId, type ReactNode } from 'react';
import { Band, Inner, SectionTitle } from './Section.styles';
import type { SectionId } from './sections';

/** The props of {@link Section}. */
export interface SectionProps {
  /** The section's id, which is the target of links. */
  id: SectionId;
  /** The section's heading. */
  title: string;
  /** The background of the section. */
  ground: 'ground' | 'paper' | 'indigo';
  /**
   * The columns of wide screens.
   * @default 'wide-end'
   */
  columns?: 'wide-end' | 'wide-start' | 'one';
  /** A render function of the content. It receives the heading. */
  children: (heading: ReactNode) => ReactNode;
}

/** A section of the landing page, labelled by its heading. Links to the section move the focus to it. */
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
