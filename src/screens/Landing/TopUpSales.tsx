import { useTranslation } from 'react-i18next';
import { useCarriers } from '../shared/useCarriers';
import { useTiles } from '../shared/useTiles';
import { SectionLead } from './Section.styles';
import { Tiles } from './Shop.styles';

/** The top-up panel: one tile per carrier of the product list, which links to the top-up flow. */
export function TopUpSales() {
  const { t } = useTranslation();
  const state = useCarriers();
  const tiles = useTiles(state);
  const loading = state.status === 'loading';
  // A list that fails to load stays empty and shows no message.
  if (!loading && state.carriers.length === 0) return null;
  return (
    <>
      <SectionLead>{t('landing.shop.topUpsLead')}</SectionLead>
      <Tiles
        aria-busy={loading}
        aria-label={loading ? t('landing.shop.carriersLoading') : t('landing.shop.carriersList')}
      >
        {tiles}
      </Tiles>
    </>
  );
}
