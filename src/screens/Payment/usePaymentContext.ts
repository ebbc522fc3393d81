import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { findCarrierOfProduct } from '#recargas/carriers';
import type { Carrier, Product } from '#recargas/contract';
import { isPhone } from '#recargas/fields';
import { useEnvironment } from '#screens/environment';
import { isDraftOf, readDraft, type TopUpDraft } from '../shared/draft';

/** Whose top-up it is, and for which number. */
export interface PaymentContext {
  /** The carrier's name in the product list; undefined where nothing tells it. */
  company: string | undefined;
  /** The phone's ten digits; undefined where the screen was reached without the form before it. */
  phone: string | undefined;
  /** The form before, as it can be gone back to; undefined where nothing tells the carrier. */
  draft: TopUpDraft | undefined;
}

function draftFor(
  { name, categorias = [] }: Carrier,
  { sku, precio }: Product,
  celular: string,
): TopUpDraft {
  const category = categorias.findIndex(({ productos }) =>
    productos.some((product) => isDraftOf({ sku, price: precio }, product)),
  );
  return { celular, company: name, category: Math.max(0, category), sku, price: precio };
}

/**
 * The carrier and the number, from the form before. Where that form chose another product than the
 * one to be paid, the product's place in the list tells the carrier, and the number is this one's if
 * the carrier is the same.
 */
export function usePaymentContext(product: Product | undefined): PaymentContext {
  const { session } = useEnvironment();
  const location = useLocation();
  const [listed] = useState(
    () => product && findCarrierOfProduct(session.products.read() ?? [], product.sku),
  );
  const draft = readDraft(location.state);
  const isOwn = product !== undefined && draft !== undefined && isDraftOf(draft, product);
  const company = isOwn ? draft.company : listed?.name;
  const celular = draft !== undefined && draft.company === company ? draft.celular : '';
  const own = product && listed && draftFor(listed, product, celular);
  return {
    company,
    phone: isPhone(celular) ? celular : undefined,
    draft: isOwn ? draft : own,
  };
}
