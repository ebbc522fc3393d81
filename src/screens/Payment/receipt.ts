import { maskCardNumber } from '#recargas/card';
import type { Product } from '#recargas/contract';
import { createFolio, createTopUpFolio } from '#recargas/folios';
import type { KeptReceipt } from '../shared/keptReceipt';
import type { PaymentValues } from './rules';
import type { PaymentContext } from './usePaymentContext';

/** A paid top-up, as its receipt shows it. */
export interface Receipt extends KeptReceipt {
  /** The cardholder and the masked card; missing once the page was reloaded, since they are never kept. */
  payer?: { cardholder: string; maskedCard: string };
}

/** Makes the receipt of the demo payment; no call is made (spec §7). */
export function createReceipt(
  { descripcion, precio, vigencia }: Product,
  { company, phone }: Pick<PaymentContext, 'company' | 'phone'>,
  { tarjeta, titular }: Pick<PaymentValues, 'tarjeta' | 'titular'>,
  now: Date,
) {
  return {
    transaction: {
      code: 0,
      folio: createFolio(),
      folioRecarga: createTopUpFolio(),
      monto: precio,
      concepto: descripcion,
    },
    paidAt: now.getTime(),
    company,
    phone,
    validity: vigencia,
    payer: { cardholder: titular.trim(), maskedCard: maskCardNumber(tarjeta) },
  } satisfies Receipt;
}
