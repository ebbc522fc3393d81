import { type EndpointName, endpoints } from '#api/endpoints';
import type { refusals } from '../responses';
import type { XsrfViolation } from './connection';
import type { Check } from './deviations';
import type { Known } from './known';

/** A request, and what the contract says about its response. */
export interface ContractCase {
  endpoint: EndpointName;
  /** What the server does: `accepts a valid call`. */
  title: string;
  /** Whether the expectation is our assumption, because the requirements do not specify it. */
  assumed: boolean;
  /** The values of earlier responses that the request contains. */
  needs: readonly (keyof Known)[];
  /** Whether the request sells a product or changes the password, at least on a server that deviates. */
  changesData: boolean;
  /** Returns the body of the request. */
  createBody: (known: Known) => string | undefined;
  /** How the request violates the XSRF rule. */
  violation?: XsrfViolation;
  /** Why the server refuses the call. Undefined for a successful call and an HTTP error. */
  reason?: keyof typeof refusals;
  /** Returns the check of the response. */
  createCheck: (known: Known) => Check;
}

/** The names of all endpoints. */
export const endpointNames = Object.keys(endpoints) as EndpointName[];

/** The endpoints that receive a body. */
export const postNames = endpointNames.filter((name) => endpoints[name].method === 'POST');

/** The endpoints that require a login. */
export const sessionNames = endpointNames.filter((name) => endpoints[name].session);

/** Whether the shapes of an endpoint are assumed. The requirements specify the product list only. */
export function isAssumed(endpoint: EndpointName): boolean {
  return endpoint !== 'getProducts';
}

/** Creates the body of a valid call. `own` replaces or adds fields. */
export function createBody(
  endpoint: EndpointName,
  known: Known,
  objectInput: object,
  own: object = {},
): string {
  const session = endpoints[endpoint].session ? { sesion: known.session } : {};
  return JSON.stringify({ token: known.token, objectInput, ...session, ...own });
}
