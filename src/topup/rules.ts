import * as v from 'valibot';
import {
  isCompleteCard,
  isCompleteCvv,
  isCompleteExpiry,
  isCompleteName,
  isCompletePhone,
} from '#masks/validation';

function text(isComplete: (value: string) => boolean) {
  return v.pipe(
    v.string(),
    v.check((value) => isComplete(value)),
  );
}

/** Schema of the phone form (requirements §5). */
export const phoneSchema = v.object({ celular: text(isCompletePhone) });

/** Schema of the carrier form, with the field names of requirements §3. */
export const carrierSchema = v.object({
  ...phoneSchema.entries,
  company: v.string(),
  categoria: v.number(),
  producto: v.pipe(v.string(), v.nonEmpty()),
});

/** Schema of the card form, with the field names of requirements §3. */
export const cardSchema = v.object({
  titular: text(isCompleteName),
  tarjeta: text(isCompleteCard),
  fechav: text(isCompleteExpiry),
  cvv: text(isCompleteCvv),
});

/** The values of the card form: digits, and the cardholder's name. */
export type CardValues = v.InferOutput<typeof cardSchema>;

/** The warnings in the order of requirements §5, with the keys of their texts. The Spanish texts quote §5. */
export const warnings = [
  { field: 'celular', title: 'carrier.warning.phone' },
  { field: 'producto', title: 'carrier.warning.product' },
  { field: 'titular', title: 'payment.warning.cardholder' },
  { field: 'tarjeta', title: 'payment.warning.card' },
  {
    field: 'fechav',
    title: 'payment.warning.expiry',
    message: 'payment.warning.expiryHint',
  },
  { field: 'cvv', title: 'payment.warning.cvv' },
] as const;

/** A warning about a field. */
export type Warning = (typeof warnings)[number];
