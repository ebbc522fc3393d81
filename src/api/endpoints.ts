import * as v from 'valibot';
import { voidSchema } from './envelope.ts';
import { type Endpoints, noInput, post, productEndpoints } from './productEndpoints.ts';

const text = v.pipe(v.string(), v.nonEmpty());
const folio = v.object({ folio: text });
const state = v.object({ estado: text });

/**
 * The endpoints of requirements §7. The requirements specify the method and the structure of the first
 * only. Of the others they specify the path. The method, session, input and result are assumed.
 */
export const endpoints = {
  ...productEndpoints,
  /** The remaining balance, in MXN. */
  balanceRequest: post('/recargas/usuario/balanceRequest', {
    input: noInput,
    result: v.object({ saldo: v.pipe(v.number(), v.finite()) }),
  }),
  /** Starts a session, which later calls send. */
  login: post('/recargas/usuario/login', {
    input: v.object({ usuario: v.string(), password: v.string() }),
    result: v.object({ sesion: text }),
    session: false,
  }),
  /** Ends the session. */
  logout: post('/recargas/usuario/logout', { input: noInput, result: voidSchema }),
  /** Replaces the operator's current password by a new one. */
  changePassword: post('/recargas/usuario/changePassword', {
    input: v.object({ actual: v.string(), nueva: v.string() }),
    result: voidSchema,
  }),
  /** The carrier's response to a sale. */
  responseTelcel: post('/recargas/transaccion/responseTelcel', { input: folio, result: state }),
  /** Sells a product for a ten-digit phone number. */
  saleRequest: post('/recargas/transaccion/saleRequest', {
    input: v.object({ sku: v.string(), celular: v.string() }),
    result: folio,
  }),
  /** The state of a sale. */
  saleCheck: post('/recargas/transaccion/saleCheck', { input: folio, result: state }),
  /** The state of the service. */
  status: {
    method: 'GET',
    path: '/recargas/util/status',
    session: false,
    input: noInput,
    result: state,
  },
  /** Returns code 0 while the server is running. */
  alive: {
    method: 'GET',
    path: '/recargas/util/alive',
    session: false,
    input: noInput,
    result: voidSchema,
  },
} as const satisfies Endpoints;

/** The first segments of the endpoints' paths, as a pattern, such as `recargas|servicios`. */
export const apiSegments = [
  ...new Set(Object.values(endpoints).map(({ path }) => path.split('/')[1])),
].join('|');

/** The name of one of the {@link endpoints}. */
export type EndpointName = keyof typeof endpoints;

/** The input of an endpoint. */
export type InputOf<Name extends EndpointName> = v.InferOutput<(typeof endpoints)[Name]['input']>;

/** The result of an endpoint. */
export type ResultOf<Name extends EndpointName> = v.InferOutput<(typeof endpoints)[Name]['result']>;
