import { useTranslation } from 'react-i18next';
import { BandLead } from '#components/Band';
import { useCarriers } from '../data/useCarriers';
import { CarrierTiles } from '../parts/CarrierTiles';

/** The top-up panel: one tile per carrier of the product list, which links to the top-up flow. */
export function TopUpSales() {
  const { t } = useTranslation();
  const state = useCarriers();
  // A list that fails to load stays empty and shows no message.
  if (state.status === 'ready' && state.carriers.length === 0) return null;
  return (
    <>
      <BandLead>{t('landing.shop.topUpsLead')}</BandLead>
      <CarrierTiles
        label={t('landing.shop.carriersList')}
        loadingLabel={t('landing.shop.carriersLoading')}
        state={state}
      />
    </>
  );
}
