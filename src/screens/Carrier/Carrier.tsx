import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { findCarrier } from '#recargas/carriers';
import type { Carrier } from '#recargas/contract';
import { themeOf } from '#theme/themes';
import { carrierName, oneLine } from '../shared/names';
import { useCarriers } from '../shared/useCarriers';
import { CarrierView } from './CarrierView';

/** With no list at all, a carrier that has a theme of ours is still known, and has nothing to sell. */
function knownCarrier(carriers: readonly Carrier[], name: string): Carrier | undefined {
  const listed = findCarrier(carriers, name);
  if (listed !== undefined || carriers.length > 0) return listed;
  return themeOf(name).code === name ? { name } : undefined;
}

/** The screen of the carrier in the address; an unknown one leads back to the start (spec §2). */
export function CarrierScreen() {
  const { t } = useTranslation();
  const { compania = '' } = useParams();
  const state = useCarriers();
  const loading = state.status === 'loading';
  const carrier = loading ? { name: compania } : knownCarrier(state.carriers, compania);
  if (carrier === undefined) return <Navigate replace to="/start" />;
  const { name, categorias = [] } = carrier;
  return (
    <>
      <title>
        {t('app.title', { screen: t('carrier.title', { carrier: oneLine(carrierName(name)) }) })}
      </title>
      <CarrierView categories={categorias} company={name} key={name} loading={loading} />
    </>
  );
}
