import { useTranslation } from 'react-i18next';
import { useCarriers } from '../data/useCarriers';
import { CarrierTiles } from '../parts/CarrierTiles';
import { CompanyPage } from '../parts/CompanyPage';
import { Abono } from './Abono';
import { LastReceipt } from './LastReceipt';
import { Column } from './Products.styles';

/**
 * The first screen: one tile for each carrier, and the abono tile (requirements §2.3). It needs nothing on
 * entry. A tile leads to the screen of its carrier.
 */
export function ProductsScreen() {
  const { t } = useTranslation();
  const state = useCarriers();
  return (
    <CompanyPage heading={t('products.title')} lead={t('products.lead')}>
      <Column>
        <CarrierTiles
          label={t('products.list')}
          loadingLabel={t('products.loading')}
          size="large"
          state={state}
        />
        <Abono />
        <LastReceipt />
      </Column>
    </CompanyPage>
  );
}
