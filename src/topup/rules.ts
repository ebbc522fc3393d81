import * as v from 'valibot';
import { isCardholder, isCardNumber, isCvv, isExpiry, isPhone } from '#topup/fields';

/** The rule of a phone number (requirements §5). */
export const phoneSchema = v.object({ celular: v.pipe(v.string(), v.check(isPhone)) });

/** The rules of the carrier's form, by the field names of the requirements (§3). */
export const carrierSchema = v.object({
  ...phoneSchema.entries,
  company: v.string(),
  categoria: v.number(),
  producto: v.pipe(v.string(), v.nonEmpty()),
});

/** The rules of the card's form, by the field names of the requirements (§3). */
export const cardSchema = v.object({
  titular: v.pipe(v.string(), v.check(isCardholder)),
  tarjeta: v.pipe(v.string(), v.check(isCardNumber)),
  fechav: v.pipe(v.string(), v.check(isExpiry)),
  cvv: v.pipe(v.string(), v.check(isCvv)),
});

/** The values of the card's form: digits, and the name of its holder. */
export type CardValues = v.InferOutput<typeof cardSchema>;

/** The keys of the warning about each field, in the order of the requirements (§5), to its letter in Spanish. */
export const warnings = {
  celular: { title: 'carrier.warning.phone' },
  producto: { title: 'carrier.warning.product' },
  titular: { title: 'payment.warning.cardholder' },
  tarjeta: { title: 'payment.warning.card' },
  fechav: { title: 'payment.warning.expiry', message: 'payment.warning.expiryHint' },
  cvv: { title: 'payment.warning.cvv' },
} as const;

/** A field that a warning is about. */
export type WarnedField = keyof typeof warnings;
