import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { findCarrierOfProduct } from '#recargas/carriers';
import type { Carrier, Product } from '#recargas/contract';
import { isPhone } from '#recargas/fields';
import type { SessionStore } from '#recargas/session';
import { useEnvironment } from '#screens/environment';
import { isDraftOf, readDraft, type TopUpDraft } from '../shared/draft';
import { useKeepInEntry } from '../shared/useKeepInEntry';

/** Whose top-up it is, and for which number. */
export interface PaymentContext {
  /** The carrier's name in the product list; undefined where nothing tells it. */
  company: string | undefined;
  /** The phone's ten digits; undefined where there are none to be had. */
  phone: string | undefined;
  /** Whether the form before was left without a whole number; where no such form led here, nothing tells. */
  lacksPhone: boolean;
  /** The form before, as it can be gone back to; undefined where nothing tells the carrier. */
  draft: TopUpDraft | undefined;
}

const NOTHING: PaymentContext = {
  company: undefined,
  phone: undefined,
  lacksPhone: false,
  draft: undefined,
};

function withPhone(draft: TopUpDraft, celular: string): TopUpDraft {
  return draft.celular === celular ? draft : { ...draft, celular };
}

function findContext(
  session: SessionStore,
  before: TopUpDraft | undefined,
  product: Product | undefined,
): PaymentContext {
  if (product === undefined) return NOTHING;
  const own = before !== undefined && isDraftOf(before, product) ? before : undefined;
  const listed =
    own === undefined
      ? findCarrierOfProduct(
          session.products.read() ?? session.lastProducts.read() ?? [],
          product.sku,
        )
      : undefined;
  const company = own?.company ?? listed?.name;
  const celular = session.phones.get(company ?? '') ?? own?.celular ?? '';
  const phone = isPhone(celular) ? celular : undefined;
  return {
    company,
    phone,
    lacksPhone: before !== undefined && phone === undefined,
    draft: own ? withPhone(own, celular) : listed && draftFor(listed, product, celular),
  };
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
 * The carrier and the number: those of the form before, if it chose the product to be paid; else the
 * product's place in the list tells the carrier. The number is the one typed last for that carrier,
 * so that an entry which is come back to, by Forward, pays for no number that was changed since.
 */
export function usePaymentContext(product: Product | undefined): PaymentContext {
  const { session } = useEnvironment();
  const location = useLocation();
  const keepInEntry = useKeepInEntry();
  const [before] = useState(() => readDraft(location.state));
  const [context] = useState(() => findContext(session, before, product));

  const keepDraft = useEffectEvent(() => {
    // Kept without a number, it would tell a reload of a form that never led here.
    const isTold = context.phone !== undefined || context.lacksPhone;
    if (isTold && context.draft !== undefined && context.draft !== before) {
      keepInEntry(context.draft);
    }
  });
  useEffect(() => {
    keepDraft();
  }, []);

  return context;
}
