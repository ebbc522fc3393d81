import * as v from 'valibot';
import { voidSchema } from './envelope.ts';
import { type Endpoint, noInput, productEndpoints } from './productEndpoints.ts';

/** An endpoint with its entry in the API description. */
interface DescribedEndpoint<TInput, TResult> extends Endpoint<TInput, TResult> {
  summary: string;
  /** A valid call. The mocks respond with this result, unless `mocks/server.ts` has a function for the endpoint. */
  example: { input: TInput; result: TResult };
}

/** Creates an endpoint that is called by POST with a session. */
function post<TInput, TResult>(
  path: string,
  description: Omit<DescribedEndpoint<TInput, TResult>, 'method' | 'path' | 'session'>,
): DescribedEndpoint<TInput, TResult> {
  return { method: 'POST', path, session: true, ...description };
}

const text = v.pipe(v.string(), v.nonEmpty());
const folio = v.object({ folio: text });
const state = v.object({ estado: text });
const sale = { input: { folio: '000001' }, result: { estado: 'exitosa' } };

/**
 * The endpoints of requirements §7. The requirements specify the method and the structure of the first
 * only. Of the others they specify the path. The method, session, input and result are assumed.
 */
export const endpoints = {
  getProducts: {
    ...productEndpoints.getProducts,
    summary: 'Carriers with their categories and products',
    example: {
      input: {},
      result: [
        {
          name: 'COLIBRI',
          categorias: [
            {
              Categoria: 'Tiempo aire',
              productos: [{ sku: 'COL-TA-200', precio: 200, descripcion: '3 GB', vigencia: 30 }],
            },
          ],
        },
      ],
    },
  },
  getServiceProducts: {
    ...productEndpoints.getServiceProducts,
    summary: 'Services for sale, in the shape of the carriers',
    example: { input: {}, result: [{ name: 'AGUA' }] },
  },
  balanceRequest: post('/recargas/usuario/balanceRequest', {
    summary: 'Remaining balance, in MXN',
    input: noInput,
    result: v.object({ saldo: v.pipe(v.number(), v.finite()) }),
    example: { input: {}, result: { saldo: 1000 } },
  }),
  login: {
    ...post('/recargas/usuario/login', {
      summary: 'Starts a session, which later calls send',
      input: v.object({ usuario: v.string(), password: v.string() }),
      result: v.object({ sesion: text }),
      example: { input: { usuario: 'demo', password: 'demo' }, result: { sesion: 'sesion-1' } },
    }),
    session: false,
  },
  logout: post('/recargas/usuario/logout', {
    summary: 'Ends the session',
    input: noInput,
    result: voidSchema,
    example: { input: {}, result: null },
  }),
  changePassword: post('/recargas/usuario/changePassword', {
    summary: "Replaces the operator's current password by a new one",
    input: v.object({ actual: v.string(), nueva: v.string() }),
    result: voidSchema,
    example: { input: { actual: 'demo', nueva: 'otra' }, result: null },
  }),
  responseTelcel: post('/recargas/transaccion/responseTelcel', {
    summary: "The carrier's response to a sale",
    input: folio,
    result: state,
    example: sale,
  }),
  saleRequest: post('/recargas/transaccion/saleRequest', {
    summary: 'Sells a product for a ten-digit phone number',
    input: v.object({ sku: v.string(), celular: v.string() }),
    result: folio,
    example: { input: { sku: 'COL-TA-200', celular: '5512345678' }, result: { folio: '000001' } },
  }),
  saleCheck: post('/recargas/transaccion/saleCheck', {
    summary: 'State of a sale',
    input: folio,
    result: state,
    example: sale,
  }),
  status: {
    method: 'GET',
    path: '/recargas/util/status',
    summary: 'State of the service',
    session: false,
    input: noInput,
    result: state,
    example: { input: {}, result: { estado: 'activo' } },
  },
  alive: {
    method: 'GET',
    path: '/recargas/util/alive',
    summary: 'Responds with code 0 while the server is running',
    session: false,
    input: noInput,
    result: voidSchema,
    example: { input: {}, result: null },
  },
} satisfies Record<string, DescribedEndpoint<unknown, unknown>>;

/** The first segments of the endpoints' paths, as a pattern, such as `recargas|servicios`. */
export const apiSegments = [
  ...new Set(Object.values(endpoints).map(({ path }) => path.split('/')[1])),
].join('|');

/** The name of one of the {@link endpoints}. */
export type EndpointName = keyof typeof endpoints;

/** The names of all {@link endpoints}. */
export const endpointNames = Object.keys(endpoints) as EndpointName[];

/** The input of an endpoint. */
export type InputOf<Name extends EndpointName> = v.InferOutput<(typeof endpoints)[Name]['input']>;

/** The result of an endpoint. */
export type ResultOf<Name extends EndpointName> = v.InferOutput<(typeof endpoints)[Name]['result']>;
