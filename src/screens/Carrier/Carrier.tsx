import { Navigate, useParams } from 'react-router-dom';
import { useEnvironment } from '../data/environment';
import { knownCarriers, useCarriers } from '../data/useCarriers';
import { findByAddress } from '../navigation/addresses';
import { ScreenLoading } from '../parts/ScreenLoading';
import { CarrierView } from './CarrierView';

/**
 * The screen of a carrier: a product and a phone number (requirements §2.4). The carrier in the address must
 * be known; an unknown one redirects to the start. With both, Pay leads to the payment.
 */
export function CarrierScreen() {
  const { exclusions } = useEnvironment();
  const { compania = '' } = useParams();
  const state = useCarriers();
  const carrier = findByAddress(knownCarriers(state, exclusions), compania);
  if (carrier !== undefined) {
    return <CarrierView carrier={carrier} key={carrier.name} state={state} />;
  }
  return state.status === 'loading' ? <ScreenLoading /> : <Navigate replace to="/start" />;
}
