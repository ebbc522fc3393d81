import styled from 'styled-components';
import { CarrierTile } from '#components/CarrierTile';
import { defaultTheme } from '#theme/defaultTheme';
import { media, space } from '#theme/tokens';
import { orderedThemes } from '../globals/carriers';

const Tickets = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(3)};

  ${media.desktop} {
    grid-template-columns: repeat(9, minmax(0, 1fr));
  }
`;

/** The carriers as links. Each opens the complete flow in its colours. */
export function CarrierTickets() {
  return (
    <Tickets>
      {orderedThemes
        .filter(({ code }) => code !== defaultTheme.code)
        .map(({ code }) => (
          <CarrierTile
            code={code}
            href={`./?path=/story/flows-top-up--default&globals=carrier:${code}`}
            key={code}
            target="_top"
          />
        ))}
    </Tickets>
  );
}
