/*
 * The endpoints of requirements §7, and nothing else: the mocks, nginx and the preview derive from this module. The
 * requirements specify the method and the structure of `getProducts` only. Of the others they specify the path. Their
 * methods, inputs and results are assumed.
 */
import * as v from 'valibot';
import { createCarrierListSchema } from './contract.ts';
import { get, noInput, post } from './endpoint.ts';
import { voidSchema } from './envelope.ts';

const text = v.pipe(v.string(), v.nonEmpty());
const folio = v.object({ folio: text });
const state = v.object({ estado: text });
const carriers = createCarrierListSchema((message) => {
  console.warn(message);
});

/** Returns the carriers with their categories and products. */
export const getProducts = post('/recargas/producto/getProducts', noInput, carriers);

/** Returns the services for sale, in the structure of the carriers. */
export const getServiceProducts = post('/servicios/producto/getProducts', noInput, carriers);

/** Starts a session, which later calls send. */
export const login = post(
  '/recargas/usuario/login',
  v.object({ usuario: v.string(), password: v.string() }),
  v.object({ sesion: text }),
);

/** Ends the session. */
export const logout = post('/recargas/usuario/logout', noInput, voidSchema);

/** Replaces the operator's current password by a new one. */
export const changePassword = post(
  '/recargas/usuario/changePassword',
  v.object({ actual: v.string(), nueva: v.string() }),
  voidSchema,
);

/** Returns the remaining balance, in MXN. */
export const balanceRequest = post(
  '/recargas/usuario/balanceRequest',
  noInput,
  v.object({ saldo: v.pipe(v.number(), v.finite()) }),
);

/** Sells a product for a ten-digit phone number. */
export const saleRequest = post(
  '/recargas/transaccion/saleRequest',
  v.object({ sku: v.string(), celular: v.string() }),
  folio,
);

/** Returns the state of a sale. */
export const saleCheck = post('/recargas/transaccion/saleCheck', folio, state);

/** Returns the carrier's response to a sale. */
export const responseTelcel = post('/recargas/transaccion/responseTelcel', folio, state);

/** Returns the state of the service. */
export const status = get('/recargas/util/status', state);

/** Responds with code 0 while the server is running. */
export const alive = get('/recargas/util/alive', voidSchema);
