import type {
  BalanceResult,
  ChangePasswordInput,
  LoginInput,
  LoginResult,
} from './accountContract';
import type { SaleFolio, SaleInput, SaleState, ServiceState } from './salesContract';
import { endpoints, type EndpointName } from './endpoints';
import {
  createCall,
  createProductsClient,
  type Answer,
  type CallOptions,
  type ProductsClient,
  type RecargasClientOptions,
} from './productsClient';

export type { CallOptions, RecargasClientOptions };

/** The calls of requirements §7. Each rejects as `sendRequest` does. */
export interface RecargasClient
  extends ProductsClient, Record<Exclude<EndpointName, keyof ProductsClient>, unknown> {
  /** The remaining balance. Assumed shape; requires a login. */
  balanceRequest: (options?: CallOptions) => Answer<BalanceResult>;
  /** Opens a session. The client keeps it in memory and sends it with later calls. Assumed shape. */
  login: (input: LoginInput, options?: CallOptions) => Answer<LoginResult>;
  /** Ends the session. Assumed shape. */
  logout: (options?: CallOptions) => Answer<null>;
  /** Changes the operator's password. Assumed shape; requires a login. */
  changePassword: (input: ChangePasswordInput, options?: CallOptions) => Answer<null>;
  /** The carrier's response to a sale. Assumed shape; requires a login. */
  responseTelcel: (input: SaleFolio, options?: CallOptions) => Answer<SaleState>;
  /** Sells a product for a phone number. Assumed shape; requires a login. */
  saleRequest: (input: SaleInput, options?: CallOptions) => Answer<SaleFolio>;
  /** The state of a sale. Assumed shape; requires a login. */
  saleCheck: (input: SaleFolio, options?: CallOptions) => Answer<SaleState>;
  /** The state of the service. Assumed shape. */
  status: (options?: CallOptions) => Answer<ServiceState>;
  /** Returns code 0 while the server is running. Assumed shape. */
  alive: (options?: CallOptions) => Answer<null>;
}

/**
 * Creates the client of the top-up server. A call sends `{ token, objectInput }`. After a login, it also
 * sends `sesion` (assumed). GET requests have no body.
 */
export function createRecargasClient(options: RecargasClientOptions): RecargasClient {
  let session: string | undefined;
  const call = createCall(options, () => session);

  async function login(input: LoginInput, own?: CallOptions): Answer<LoginResult> {
    const answer = await call(endpoints.login, input, own);
    session = answer.result?.sesion ?? session;
    return answer;
  }

  async function logout(own?: CallOptions): Answer<null> {
    const answer = await call(endpoints.logout, {}, own);
    if (answer.code === 0) {
      session = undefined;
    }
    return answer;
  }

  return {
    ...createProductsClient(options, call),
    balanceRequest: (own) => call(endpoints.balanceRequest, {}, own),
    login,
    logout,
    changePassword: (input, own) => call(endpoints.changePassword, input, own),
    responseTelcel: (input, own) => call(endpoints.responseTelcel, input, own),
    saleRequest: (input, own) => call(endpoints.saleRequest, input, own),
    saleCheck: (input, own) => call(endpoints.saleCheck, input, own),
    status: (own) => call(endpoints.status, {}, own),
    alive: (own) => call(endpoints.alive, {}, own),
  };
}
