import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { excludeCarriers } from '#api/carriers';
import type { Carrier } from '#api/contract';
import { useEnvironment } from '../data/environment';
import { carrierThemes } from '#theme/themes';
import { findByAddress } from '../navigation/addresses';
import { carrierName, truncate } from '../parts/names';
import { useCarriers, type CarriersState } from '../data/useCarriers';
import { CarrierView } from './CarrierView';

/** Returns the known carriers. Without a list, these are the carriers with a theme, without products. */
function knownCarriers(state: CarriersState, exclusions: readonly string[]): Carrier[] {
  if (state.status === 'ready' && state.carriers.length > 0) return state.carriers;
  return excludeCarriers(
    carrierThemes.map(({ code }) => ({ name: code })),
    exclusions,
  );
}

/**
 * The screen of a carrier: a product and a phone number (requirements §2.4). The carrier in the address must
 * be known; an unknown one redirects to the start. With both, Pay leads to the payment.
 */
export function CarrierScreen() {
  const { t } = useTranslation();
  const { exclusions } = useEnvironment();
  const { compania = '' } = useParams();
  const state = useCarriers();
  const loading = state.status === 'loading';
  const listed = !loading && state.carriers.length > 0;
  const carrier = findByAddress(knownCarriers(state, exclusions), compania);
  if (carrier === undefined && !loading) return <Navigate replace to="/start" />;
  const { name = compania, categorias = [] } = carrier ?? {};
  // The screen shows no name that exists only in the URL.
  const screen = carrier
    ? t('carrier.title', { carrier: truncate(carrierName(name)) })
    : t('app.loading');
  return (
    <>
      <title>{t('app.title', { screen })}</title>
      <CarrierView
        categories={categorias}
        carrier={name}
        key={name}
        known={carrier !== undefined}
        listed={listed}
        loading={loading}
      />
    </>
  );
}
