import { CarrierTile } from '#components/CarrierTile';
import { catalogue } from '#mocks/catalogue';
import { Grid } from './cards.styles';

/** The carriers as links. Each opens the complete flow in its colours. */
export function CarrierTickets() {
  return (
    <Grid style={{ '--least': '6rem' }}>
      {catalogue.map(({ name }) => (
        <CarrierTile
          code={name}
          href={`./?path=/story/flows-top-up--default&globals=carrier:${name}`}
          key={name}
          target="_top"
        />
      ))}
    </Grid>
  );
}
