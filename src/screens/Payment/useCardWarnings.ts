import { useTranslation } from 'react-i18next';
import type { Warning } from '../shared/useWarning';
import type { PaymentValues } from './rules';

/** The warning of each field, to the letter of the spec (§5). */
export function useCardWarnings(): Record<keyof PaymentValues, Warning> {
  const { t } = useTranslation();
  return {
    titular: { title: t('payment.warning.cardholder') },
    tarjeta: { title: t('payment.warning.card') },
    fechav: { title: t('payment.warning.expiry'), message: t('payment.warning.expiryHint') },
    cvv: { title: t('payment.warning.cvv') },
  };
}
