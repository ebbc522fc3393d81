import {
  balanceResultSchema,
  changePasswordInputSchema,
  loginInputSchema,
  loginResultSchema,
} from './accountContract';
import {
  saleFolioSchema,
  saleInputSchema,
  saleStateSchema,
  serviceStateSchema,
} from './salesContract';
import { voidSchema } from './envelope';
import { noInput, productEndpoints, type Endpoint } from './productEndpoints';

export type { Endpoint };

/**
 * The endpoints of requirements §7. The requirements specify the method and the shape of the first only.
 * Of the others, they specify the path; the method, session, input and result are assumed.
 */
export const endpoints = {
  ...productEndpoints,
  /** Assumed. */
  balanceRequest: {
    method: 'POST',
    path: '/recargas/usuario/balanceRequest',
    session: true,
    input: noInput,
    result: balanceResultSchema,
  },
  /** Assumed. */
  login: {
    method: 'POST',
    path: '/recargas/usuario/login',
    session: false,
    input: loginInputSchema,
    result: loginResultSchema,
  },
  /** Assumed. */
  logout: {
    method: 'POST',
    path: '/recargas/usuario/logout',
    session: true,
    input: noInput,
    result: voidSchema,
  },
  /** Assumed. */
  changePassword: {
    method: 'POST',
    path: '/recargas/usuario/changePassword',
    session: true,
    input: changePasswordInputSchema,
    result: voidSchema,
  },
  /** Assumed. */
  responseTelcel: {
    method: 'POST',
    path: '/recargas/transaccion/responseTelcel',
    session: true,
    input: saleFolioSchema,
    result: saleStateSchema,
  },
  /** Assumed. */
  saleRequest: {
    method: 'POST',
    path: '/recargas/transaccion/saleRequest',
    session: true,
    input: saleInputSchema,
    result: saleFolioSchema,
  },
  /** Assumed. */
  saleCheck: {
    method: 'POST',
    path: '/recargas/transaccion/saleCheck',
    session: true,
    input: saleFolioSchema,
    result: saleStateSchema,
  },
  /** Assumed. */
  status: {
    method: 'GET',
    path: '/recargas/util/status',
    session: false,
    input: noInput,
    result: serviceStateSchema,
  },
  /** Assumed. */
  alive: {
    method: 'GET',
    path: '/recargas/util/alive',
    session: false,
    input: noInput,
    result: voidSchema,
  },
} as const satisfies Record<string, Endpoint<unknown, unknown>>;

/** The name of one of the {@link endpoints}. */
export type EndpointName = keyof typeof endpoints;
