import * as v from 'valibot';
import { strictCarrierListSchema } from '#api/contract';
import { endpoints, type EndpointName } from '#api/endpoints';

/** The values that requests contain: settings of the run, and values of earlier responses. */
export interface Known {
  readonly token: string;
  readonly user: string;
  readonly password: string;
  /** The password after the last change that the server accepted. */
  currentPassword?: string;
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

function parse<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | undefined {
  const { output, success } = v.safeParse(schema, value);
  return success ? output : undefined;
}

/** Stores the values of a successful call that later requests contain. `sent` is its body. */
export function learn(known: Known, endpoint: EndpointName, result: unknown, sent?: string): void {
  if (endpoint === 'login') {
    Object.assign(known, { session: parse(endpoints.login.result, result)?.sesion });
  } else if (endpoint === 'changePassword') {
    const { objectInput } = JSON.parse(sent ?? '{}') as { objectInput?: { nueva?: string } };
    if (objectInput?.nueva !== undefined) known.currentPassword = objectInput.nueva;
  } else if (endpoint === 'saleRequest') {
    Object.assign(known, { folio: parse(endpoints.saleRequest.result, result)?.folio });
  } else if (endpoint === 'balanceRequest') {
    Object.assign(known, { balance: parse(endpoints.balanceRequest.result, result)?.saldo });
  } else if (endpoint === 'getProducts') {
    const [first] = parse(strictCarrierListSchema, result) ?? [];
    const products = first?.categorias?.flatMap(({ productos }) => productos) ?? [];
    const [cheapest] = products.sort((one, other) => one.precio - other.precio);
    if (cheapest) Object.assign(known, { sku: cheapest.sku, price: cheapest.precio });
  }
}
