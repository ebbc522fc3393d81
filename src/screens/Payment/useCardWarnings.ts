import { useTranslation } from 'react-i18next';
import type { Warning } from '../shared/useWarning';
import type { PaymentValues } from './rules';

/** The warning of each rule, to the letter of the spec (§5). */
export function useCardWarnings(): Record<keyof PaymentValues, Warning> {
  const { t } = useTranslation();
  return {
    lacksPhone: { title: t('carrier.warning.phone') },
    titular: { title: t('payment.warning.cardholder') },
    tarjeta: { title: t('payment.warning.card') },
    fechav: { title: t('payment.warning.expiry'), message: t('payment.warning.expiryHint') },
    cvv: { title: t('payment.warning.cvv') },
  };
}
