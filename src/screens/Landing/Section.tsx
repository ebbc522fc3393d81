import styled from 'styled-components';
import { Band, type BandProps } from '#components/Band';
import { space } from '#theme/tokens';
import type { SectionId } from './useCurrentSection';

/** The text of a section. */
export const TextColumn = styled.div`
  display: grid;
  gap: ${space(4)};
`;

export interface SectionProps extends BandProps {
  /** The section's id, which is the target of links. Its title has the same id with the suffix `-title`. */
  id: SectionId;
}

/** A section of the landing page, labelled by its title. Links to the section move the focus to it. */
export function Section({ id, ...rest }: SectionProps) {
  return <Band aria-labelledby={`${id}-title`} id={id} tabIndex={-1} {...rest} />;
}
