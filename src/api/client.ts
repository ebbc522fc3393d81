import type { Endpoint, Endpoints, productEndpoints } from './productEndpoints';
import { type ApiResponse, type RequestEnvironment, sendRequest } from './request';

/** The options of a client. The options of the environment default to the browser's globals. */
export interface ClientOptions extends RequestEnvironment {
  /** The base URL of the server: `https://host/base`, `/base`, or an empty string for the page's origin. */
  baseUrl: string;
  /** The fixed token that the server expects in every call (requirements §7). */
  token: string;
  /** Returns the session of the operator, if there is one. */
  getSession?: () => string | undefined;
}

interface CallOptions {
  /** Cancels the call when it aborts, for instance on unmount. */
  signal?: AbortSignal;
}

/** Calls an endpoint. It rejects as `sendRequest` does. An endpoint without an input requires no options. */
type Call<TInput, TResult> = keyof TInput extends never
  ? (options?: CallOptions) => Promise<ApiResponse<TResult>>
  : (options: CallOptions & { input: TInput }) => Promise<ApiResponse<TResult>>;

/** A client: one function for each endpoint. */
type Client<T extends Endpoints> = {
  [Name in keyof T]: T[Name] extends Endpoint<infer TInput, infer TResult>
    ? Call<TInput, TResult>
    : never;
};

/** The calls of requirements §7 that the buyer's app makes. */
export type ProductsClient = Client<typeof productEndpoints>;

/**
 * Creates the client of some endpoints. A call sends `{ token, objectInput }`, and `sesion` (assumed) if
 * there is a session. GET requests have no body.
 */
export function createClient<T extends Endpoints>(
  endpoints: T,
  { baseUrl, token, getSession, ...environment }: ClientOptions,
): Client<T> {
  const base = baseUrl.replace(/\/+$/, '');

  function createCall({ method, path, result }: Endpoint<unknown, unknown>) {
    return ({ input = {}, signal }: CallOptions & { input?: unknown } = {}) => {
      // `JSON.stringify` omits an undefined session.
      const body = { token, objectInput: input, sesion: getSession?.() };
      return sendRequest({ method, address: base + path, body, result, signal }, environment);
    };
  }

  const calls = Object.entries(endpoints).map(([name, one]) => [name, createCall(one)] as const);
  return Object.fromEntries(calls) as Client<T>;
}
