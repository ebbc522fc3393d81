import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { findCarrierOfProduct } from '#recargas/carriers';
import { useServices } from '#screens/services';
import { themeOf } from '#theme/themes';
import { readDraft } from '../shared/draft';

/** Whose top-up it is, and for which number. */
export interface PaymentContext {
  /** The carrier's theme. */
  theme: ReturnType<typeof themeOf>;
  /** The carrier's name in the product list; undefined where nothing tells it. */
  company: string | undefined;
  /** The phone's ten digits; undefined where the screen was reached without the form before it. */
  phone: string | undefined;
}

/** The carrier and the number, from the form before or, without it, from the product's place in the list. */
export function usePaymentContext(sku: string | undefined): PaymentContext {
  const { session } = useServices();
  const draft = readDraft(useLocation().state);
  const [listed] = useState(() =>
    sku === undefined ? undefined : findCarrierOfProduct(session.products.read() ?? [], sku)?.name,
  );
  const company = draft?.company ?? listed;
  return { theme: themeOf(company), company, phone: draft?.celular };
}
