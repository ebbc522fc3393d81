import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { findCarrierOfProduct } from '#recargas/carriers';
import type { Product } from '#recargas/contract';
import { isPhone } from '#recargas/fields';
import { useEnvironment } from '#screens/environment';
import { isDraftOf, readDraft } from '../shared/draft';

/** Whose top-up it is, and for which number. */
export interface PaymentContext {
  /** The carrier's name in the product list; undefined where nothing tells it. */
  company: string | undefined;
  /** The phone's ten digits; undefined where the screen was reached without the form before it. */
  phone: string | undefined;
}

/**
 * The carrier and the number, from the form before. Where that form chose another product than the
 * one to be paid, its number is not this one's, and the product's place in the list tells the carrier.
 */
export function usePaymentContext(product: Product | undefined): PaymentContext {
  const { session } = useEnvironment();
  const location = useLocation();
  const [listed] = useState(
    () => product && findCarrierOfProduct(session.products.read() ?? [], product.sku)?.name,
  );
  const draft = readDraft(location.state);
  if (product === undefined || draft === undefined || !isDraftOf(draft, product)) {
    return { company: listed, phone: undefined };
  }
  const { company, celular } = draft;
  return { company, phone: isPhone(celular) ? celular : undefined };
}
