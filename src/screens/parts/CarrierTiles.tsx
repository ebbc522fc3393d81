import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { CarrierTile } from '#components/CarrierTile';
import { TileGrid, type TileGridProps } from '#components/TileGrid';
import { carrierPath } from '#addresses/addresses';
import { RouteLink } from '../navigation/RouteLink';
import { useEnvironment, type CarriersState } from '../data/environment';
import { themedCarriers } from '../data/useCarriers';

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
  const { carriers } = state;
  const loading = carriers === undefined;
  return (
    <TileGrid
      data-list="carriers"
      label={loading ? loadingLabel : label}
      loading={loading}
      loadingText={t('app.loading')}
      placeholders={themedCarriers(settings.excludedCarriers).length}
      size={size}
    >
      {carriers?.map(({ name }, index) => (
        <li key={`${String(index)} ${name}`}>
          <Tile code={name} render={<RouteLink to={carrierPath(name)} />} />
        </li>
      ))}
    </TileGrid>
  );
}
