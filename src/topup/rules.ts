import * as v from 'valibot';
import { isCardholder, isCardNumber, isCvv, isExpiry, isPhone } from '#topup/fields';

/** Schema of the phone form (requirements §5). */
export const phoneSchema = v.object({ celular: v.pipe(v.string(), v.check(isPhone)) });

/** Schema of the carrier form, with the field names of requirements §3. */
export const carrierSchema = v.object({
  ...phoneSchema.entries,
  company: v.string(),
  categoria: v.number(),
  producto: v.pipe(v.string(), v.nonEmpty()),
});

/** Schema of the card form, with the field names of requirements §3. */
export const cardSchema = v.object({
  titular: v.pipe(v.string(), v.check(isCardholder)),
  tarjeta: v.pipe(v.string(), v.check(isCardNumber)),
  fechav: v.pipe(v.string(), v.check(isExpiry)),
  cvv: v.pipe(v.string(), v.check(isCvv)),
});

/** The values of the card form: digits, and the cardholder's name. */
export type CardValues = v.InferOutput<typeof cardSchema>;

/** The translation keys of each field's warning, in the order of requirements §5. The Spanish texts quote §5. */
export const warnings = {
  celular: { title: 'carrier.warning.phone' },
  producto: { title: 'carrier.warning.product' },
  titular: { title: 'payment.warning.cardholder' },
  tarjeta: { title: 'payment.warning.card' },
  fechav: { title: 'payment.warning.expiry', message: 'payment.warning.expiryHint' },
  cvv: { title: 'payment.warning.cvv' },
} as const;

/** The name of a field with a warning. */
export type WarnedField = keyof typeof warnings;
