import { isCompleteCard } from '#masks/card';
import { isCompleteCvv } from '#masks/cvv';
import { isCompleteExpiry } from '#masks/expiry';
import { isCompleteName } from '#masks/name';
import type { Rule } from '../form/useRuledForm';

/** The values of the card form, with the field names of requirements §3: digits, and the cardholder's name. */
export interface CardValues {
  titular: string;
  tarjeta: string;
  fechav: string;
  cvv: string;
}

/** The rules of the card form. The first one that is broken shows its warning. The Spanish texts quote requirements §5. */
export const cardRules: readonly Rule<CardValues>[] = [
  {
    field: 'titular',
    isValid: ({ titular }) => isCompleteName(titular),
    title: 'payment.warning.cardholder',
  },
  {
    field: 'tarjeta',
    isValid: ({ tarjeta }) => isCompleteCard(tarjeta),
    title: 'payment.warning.card',
  },
  {
    field: 'fechav',
    isValid: ({ fechav }) => isCompleteExpiry(fechav),
    title: 'payment.warning.expiry',
    hint: 'payment.warning.expiryHint',
  },
  { field: 'cvv', isValid: ({ cvv }) => isCompleteCvv(cvv), title: 'payment.warning.cvv' },
];
