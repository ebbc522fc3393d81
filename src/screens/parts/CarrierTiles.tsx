import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { CarrierTile } from '#components/CarrierTile';
import { TileGrid, type TileGridProps } from '#components/TileGrid';
import { carrierPath } from '#addresses/addresses';
import { RouteLink } from '../navigation/RouteLink';
import { useEnvironment } from '../data/environment';
import { themedCarriers, type CarriersState } from '../data/useCarriers';

const Tile = styled(CarrierTile)`
  &[data-pressed] {
    view-transition-name: carrier;
  }
`;

export interface CarrierTilesProps extends Pick<TileGridProps, 'label' | 'size'> {
  /** The carriers, or the loading state. */
  state: CarriersState;
  /** The accessible name while the carriers load. */
  loadingLabel: string;
}

/** One tile per carrier, which links to the top-up flow. The list keeps its height while it loads or if it is empty. */
export function CarrierTiles({ state, label, loadingLabel, size }: CarrierTilesProps) {
  const { t } = useTranslation();
  const { settings } = useEnvironment();
  const loading = state.status === 'loading';
  const carriers = loading ? [] : state.carriers;
  return (
    <TileGrid
      label={loading ? loadingLabel : label}
      loading={loading}
      loadingText={t('app.loading')}
      placeholders={themedCarriers(settings.excludedCarriers).length}
      size={size}
    >
      {carriers.map(({ name }, index) => (
        <li key={`${String(index)} ${name}`}>
          <Tile code={name} render={<RouteLink to={carrierPath(name)} />} />
        </li>
      ))}
    </TileGrid>
  );
}
