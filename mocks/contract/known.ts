import * as v from 'valibot';
import { strictCarrierListSchema } from '#api/contract';
import type { EndpointName } from '#api/endpoints';
import { balanceResultSchema, loginResultSchema } from '#api/accountContract';
import { saleFolioSchema } from '#api/salesContract';

/** The values that requests contain: settings of the run, and values of earlier responses. */
export interface Known {
  readonly token: string;
  readonly user: string;
  readonly password: string;
  /** The phone number of the sale. */
  readonly phone: string;
  /** The session of the login. */
  session?: string;
  /** The SKU and the price of the product to sell: the cheapest of the first carrier. */
  sku?: string;
  price?: number;
  /** The folio of the sale. */
  folio?: string;
  balance?: number;
}

/** Stores the values of a successful result that later requests contain. */
export function learn(known: Known, endpoint: EndpointName, result: unknown): void {
  if (endpoint === 'login' && v.is(loginResultSchema, result)) {
    known.session = result.sesion;
  } else if (endpoint === 'saleRequest' && v.is(saleFolioSchema, result)) {
    known.folio = result.folio;
  } else if (endpoint === 'balanceRequest' && v.is(balanceResultSchema, result)) {
    known.balance = result.saldo;
  } else if (endpoint === 'getProducts') {
    const { output, success } = v.safeParse(strictCarrierListSchema, result);
    const [first] = success ? output : [];
    const products = first?.categorias?.flatMap(({ productos }) => productos) ?? [];
    const [cheapest] = products.sort((one, other) => one.precio - other.precio);
    if (cheapest) Object.assign(known, { sku: cheapest.sku, price: cheapest.precio });
  }
}
