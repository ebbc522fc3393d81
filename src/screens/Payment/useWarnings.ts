import { useTranslation } from 'react-i18next';
import type { PaymentValues } from './rules';

/** A warning's text: a title, and a hint where the spec has one. */
export interface Warning {
  /** What is asked for. */
  title: string;
  /** The hint below it. */
  message?: string;
}

/** The warning of each field, to the letter of the spec (§5). */
export function useWarnings(): Record<keyof PaymentValues, Warning> {
  const { t } = useTranslation();
  return {
    titular: { title: t('payment.warning.cardholder') },
    tarjeta: { title: t('payment.warning.card') },
    fechav: { title: t('payment.warning.expiry'), message: t('payment.warning.expiryHint') },
    cvv: { title: t('payment.warning.cvv') },
  };
}
