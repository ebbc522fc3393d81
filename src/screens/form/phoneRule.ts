import { isCompletePhone } from '#masks/phone';
import type { Rule } from './useRuledForm';

/** The value of a form with a phone number, with the field name of requirements §3. */
export interface PhoneValues {
  celular: string;
}

/** The rule of the phone number (requirements §5). */
export const phoneRule: Rule<PhoneValues> = {
  field: 'celular',
  isValid: ({ celular }) => isCompletePhone(celular),
  title: 'carrier.warning.phone',
};
