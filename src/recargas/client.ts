import type { Carrier } from './contract';
import type {
  BalanceResult,
  ChangePasswordInput,
  LoginInput,
  LoginResult,
} from './accountContract';
import type { SaleFolio, SaleInput, SaleState, ServiceState } from './salesContract';
import { type Endpoint, type EndpointName, endpoints } from './endpoints';
import { type RecargasAnswer, type RequestEnvironment, sendRequest } from './request';

/** What a client has to know of its server; the rest has the browser's own as its default. */
export interface RecargasClientOptions extends RequestEnvironment {
  /** Where the server is: `https://host/base`, `/base`, or an empty text for the page's origin. */
  baseUrl: string;
  /** The fixed value which the server expects with every call (spec §7). */
  token: string;
}

/** What a caller can say about a single call. */
export interface CallOptions {
  /** Gives the call up when it aborts, for instance on unmount. */
  signal?: AbortSignal;
}

type Answer<T> = Promise<RecargasAnswer<T>>;

/** The calls of spec §7. Each rejects as `sendRequest` does. */
export interface RecargasClient extends Record<EndpointName, unknown> {
  /** The carriers with their categories and products. */
  getProducts: (options?: CallOptions) => Answer<Carrier[]>;
  /** Money left to sell with. Assumed shape; needs a login. */
  balanceRequest: (options?: CallOptions) => Answer<BalanceResult>;
  /** Opens a session, which the client keeps in memory for its later calls. Assumed shape. */
  login: (input: LoginInput, options?: CallOptions) => Answer<LoginResult>;
  /** Ends the session. Assumed shape. */
  logout: (options?: CallOptions) => Answer<null>;
  /** Changes the operator's password. Assumed shape; needs a login. */
  changePassword: (input: ChangePasswordInput, options?: CallOptions) => Answer<null>;
  /** The carrier's word on a sale. Assumed shape; needs a login. */
  responseTelcel: (input: SaleFolio, options?: CallOptions) => Answer<SaleState>;
  /** Sells a product to a phone. Assumed shape; needs a login. */
  saleRequest: (input: SaleInput, options?: CallOptions) => Answer<SaleFolio>;
  /** The state of a sale. Assumed shape; needs a login. */
  saleCheck: (input: SaleFolio, options?: CallOptions) => Answer<SaleState>;
  /** The state of the service. Assumed shape. */
  status: (options?: CallOptions) => Answer<ServiceState>;
  /** Answers code 0 while the server lives. Assumed shape. */
  alive: (options?: CallOptions) => Answer<null>;
  /** The list of services for sale, shaped like the recharge list. Assumed shape. */
  getServiceProducts: (options?: CallOptions) => Answer<Carrier[]>;
}

/**
 * Creates the client of the top-up server. A call sends `{ token, objectInput }`, and after a login
 * also its `sesion` (assumed); the calls by GET send no body.
 */
export function createRecargasClient({
  baseUrl,
  token,
  ...environment
}: RecargasClientOptions): RecargasClient {
  const base = baseUrl.replace(/\/+$/, '');
  let session: string | undefined;

  function call<TInput, T>(
    { method, path, result }: Endpoint<TInput, T>,
    objectInput: TInput,
    { signal }: CallOptions = {},
  ): Answer<T> {
    // JSON leaves a session out that is undefined.
    const body = { token, objectInput, sesion: session };
    return sendRequest({ method, address: base + path, body, result, signal }, environment);
  }

  async function login(input: LoginInput, options?: CallOptions): Answer<LoginResult> {
    const answer = await call(endpoints.login, input, options);
    session = answer.result?.sesion ?? session;
    return answer;
  }

  async function logout(options?: CallOptions): Answer<null> {
    const answer = await call(endpoints.logout, {}, options);
    if (answer.code === 0) {
      session = undefined;
    }
    return answer;
  }

  return {
    getProducts: (options) => call(endpoints.getProducts, {}, options),
    balanceRequest: (options) => call(endpoints.balanceRequest, {}, options),
    login,
    logout,
    changePassword: (input, options) => call(endpoints.changePassword, input, options),
    responseTelcel: (input, options) => call(endpoints.responseTelcel, input, options),
    saleRequest: (input, options) => call(endpoints.saleRequest, input, options),
    saleCheck: (input, options) => call(endpoints.saleCheck, input, options),
    status: (options) => call(endpoints.status, {}, options),
    alive: (options) => call(endpoints.alive, {}, options),
    getServiceProducts: (options) => call(endpoints.getServiceProducts, {}, options),
  };
}
