import type { ReactNode } from 'react';

export interface SectionProps {
  /** The title of the section. */
  title: string;
  /** The content of the section. */
  children?: ReactNode;
}

/** A titled section of a generated page. */
export function Section({ title, children }: SectionProps) {
  return (
    <>
      <h2 id={title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}>{title}</h2>
      {children}
    </>
  );
}
