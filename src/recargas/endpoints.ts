import * as v from 'valibot';
import { createCarrierListSchema } from './contract';
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
import { nothingSchema } from './envelope';

/** One call of spec §7: where it goes, what it takes and what it answers. */
export interface Endpoint<TInput, TResult> {
  method: 'GET' | 'POST';
  /** The path below the base address, with its leading slash. */
  path: string;
  /** Whether the call needs a login before it. */
  session: boolean;
  /** Schema of `objectInput`. */
  input: v.GenericSchema<unknown, TInput>;
  /** Schema of `result`. */
  result: v.GenericSchema<unknown, TResult>;
}

const noInput = v.object({});

const carrierListSchema = createCarrierListSchema((note) => {
  console.warn(note);
});

/**
 * The endpoints of spec §7. Only the first has a method and a shape there; of the others the
 * path is given, and everything else (method, need of a session, input, result) is assumed.
 */
export const endpoints = {
  getProducts: {
    method: 'POST',
    path: '/recargas/producto/getProducts',
    session: false,
    input: noInput,
    result: carrierListSchema,
  },
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
    result: nothingSchema,
  },
  /** Assumed. */
  changePassword: {
    method: 'POST',
    path: '/recargas/usuario/changePassword',
    session: true,
    input: changePasswordInputSchema,
    result: nothingSchema,
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
    result: nothingSchema,
  },
  /** Assumed: the same tree as the recharge list. */
  getServiceProducts: {
    method: 'POST',
    path: '/servicios/producto/getProducts',
    session: false,
    input: noInput,
    result: carrierListSchema,
  },
} as const satisfies Record<string, Endpoint<unknown, unknown>>;

/** The name of one of the {@link endpoints}. */
export type EndpointName = keyof typeof endpoints;
