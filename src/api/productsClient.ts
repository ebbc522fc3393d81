import type { Carrier } from './contract';
import { productEndpoints, type Endpoint } from './productEndpoints';
import { type RecargasAnswer, type RequestEnvironment, sendRequest } from './request';

/** What a client has to know of its server; the rest has the browser's own as its default. */
export interface RecargasClientOptions extends RequestEnvironment {
  /** Where the server is: `https://host/base`, `/base`, or an empty text for the page's origin. */
  baseUrl: string;
  /** The fixed value which the server expects with every call (requirements §7). */
  token: string;
}

/** What a caller can say about a single call. */
export interface CallOptions {
  /** Gives the call up when it aborts, for instance on unmount. */
  signal?: AbortSignal;
}

/** What a call resolves to. */
export type Answer<T> = Promise<RecargasAnswer<T>>;

/** The calls of requirements §7 that a buyer's app makes. Each rejects as `sendRequest` does. */
export interface ProductsClient {
  /** The carriers with their categories and products. */
  getProducts: (options?: CallOptions) => Answer<Carrier[]>;
  /** The list of services for sale, shaped like the recharge list. Assumed shape. */
  getServiceProducts: (options?: CallOptions) => Answer<Carrier[]>;
}

/** Makes a call to an endpoint. */
export type Call = <TInput, T>(
  endpoint: Endpoint<TInput, T>,
  objectInput: TInput,
  options?: CallOptions,
) => Answer<T>;

/** Makes what sends `{ token, objectInput }`, and the session where there is one, to a server's endpoints. */
export function createCall(
  { baseUrl, token, ...environment }: RecargasClientOptions,
  readSession?: () => string | undefined,
): Call {
  const base = baseUrl.replace(/\/+$/, '');
  return ({ method, path, result }, objectInput, { signal } = {}) => {
    // JSON leaves a session out that is undefined.
    const body = { token, objectInput, sesion: readSession?.() };
    return sendRequest({ method, address: base + path, body, result, signal }, environment);
  };
}

/** The client of the lists of what is for sale, which need no login; see `createRecargasClient` for the rest. */
export function createProductsClient(
  options: RecargasClientOptions,
  call = createCall(options),
): ProductsClient {
  return {
    getProducts: (own) => call(productEndpoints.getProducts, {}, own),
    getServiceProducts: (own) => call(productEndpoints.getServiceProducts, {}, own),
  };
}
