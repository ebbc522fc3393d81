import { CarrierTile } from '#components/CarrierTile';
import { defaultTheme } from '#theme/defaultTheme';
import { orderedThemes } from '../globals/carriers';
import { Grid } from './styles';

/** The carriers as links. Each opens the complete flow in its colours. */
export function CarrierTickets() {
  return (
    <Grid style={{ '--least': '6rem' }}>
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
    </Grid>
  );
}
