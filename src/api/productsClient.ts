import type { Carrier } from './contract';
import { productEndpoints, type Endpoint } from './productEndpoints';
import { type RecargasAnswer, type RequestEnvironment, sendRequest } from './request';

/** The options of a client. The options of the environment default to the browser's globals. */
export interface RecargasClientOptions extends RequestEnvironment {
  /** The base URL of the server: `https://host/base`, `/base`, or an empty string for the page's origin. */
  baseUrl: string;
  /** The fixed token that the server expects in every call (requirements §7). */
  token: string;
}

/** The options of a single call. */
export interface CallOptions {
  /** Cancels the call when it aborts, for instance on unmount. */
  signal?: AbortSignal;
}

/** The promise that a call returns. */
export type Answer<T> = Promise<RecargasAnswer<T>>;

/** The calls of requirements §7 that the buyer's app makes. Each rejects as `sendRequest` does. */
export interface ProductsClient {
  /** The carriers with their categories and products. */
  getProducts: (options?: CallOptions) => Answer<Carrier[]>;
  /** The services for sale, in the shape of the recharge list. Assumed shape. */
  getServiceProducts: (options?: CallOptions) => Answer<Carrier[]>;
}

/** Calls an endpoint. */
export type Call = <TInput, T>(
  endpoint: Endpoint<TInput, T>,
  objectInput: TInput,
  options?: CallOptions,
) => Answer<T>;

/** Creates the function that sends `{ token, objectInput }`, and the session if there is one, to an endpoint. */
export function createCall(
  { baseUrl, token, ...environment }: RecargasClientOptions,
  readSession?: () => string | undefined,
): Call {
  const base = baseUrl.replace(/\/+$/, '');
  return ({ method, path, result }, objectInput, { signal } = {}) => {
    // `JSON.stringify` omits an undefined session.
    const body = { token, objectInput, sesion: readSession?.() };
    return sendRequest({ method, address: base + path, body, result, signal }, environment);
  };
}

/** Creates the client of the product lists, which require no login. See `createRecargasClient` for all calls. */
export function createProductsClient(
  options: RecargasClientOptions,
  call = createCall(options),
): ProductsClient {
  return {
    getProducts: (own) => call(productEndpoints.getProducts, {}, own),
    getServiceProducts: (own) => call(productEndpoints.getServiceProducts, {}, own),
  };
}
