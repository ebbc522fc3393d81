import * as v from 'valibot';
import { formats } from './fields';

function text(format: RegExp) {
  return v.pipe(v.string(), v.regex(format));
}

/** Schema of the phone form (requirements §5). */
export const phoneSchema = v.object({ celular: text(formats.phone) });

/** Schema of the carrier form, with the field names of requirements §3. */
export const carrierSchema = v.object({
  ...phoneSchema.entries,
  company: v.string(),
  categoria: v.number(),
  producto: v.pipe(v.string(), v.nonEmpty()),
});

/** Schema of the card form, with the field names of requirements §3. */
export const cardSchema = v.object({
  titular: text(formats.cardholder),
  tarjeta: text(formats.card),
  fechav: text(formats.expiry),
  cvv: text(formats.cvv),
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
