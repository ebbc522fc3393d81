import * as v from 'valibot';
import type { Carrier } from '#api/contract';
import type { Endpoint } from '#api/endpoint';
import * as endpoints from '#api/endpoints';
import type { Envelope } from '#api/envelope';

/** The name of one of the endpoints. */
export type EndpointName = keyof typeof endpoints;

/** The sample operator who can log in. */
export const OPERATOR = { usuario: 'demo', password: 'demo' };

/** The initial balance, in MXN. */
export const INITIAL_BALANCE = 1000;

/** The codes and messages of refused calls. All are assumed: requirements §8 lists none. */
export const refusals = {
  badRequest: { code: 2, message: 'La solicitud no es válida' },
  inactiveSession: { code: 3, message: 'Sesión inactiva!' },
  unknownToken: { code: 4, message: 'El token no es válido' },
  wrongLogin: { code: 5, message: 'El usuario o la contraseña no coinciden' },
  unknownSku: { code: 6, message: 'El producto no existe' },
  wrongPhone: { code: 7, message: 'El número celular debe tener 10 dígitos' },
  lowBalance: { code: 8, message: 'El saldo no alcanza para esta venta' },
  unknownFolio: { code: 9, message: 'El folio no existe' },
} as const;

function accept<T>(result: T): Envelope<T> {
  return { code: 0, message: 'OK', result };
}

function refuse(reason: keyof typeof refusals): Envelope<never> {
  return { ...refusals[reason], result: null };
}

/** The data of the mock server. */
export interface Inventory {
  catalogue: Carrier[];
  billers: Carrier[];
  /** The token that each POST request must contain. */
  token: string;
}

/** The rule for the body of a POST request. `sesion` is assumed. */
const bodySchema = v.object({
  token: v.string(),
  sesion: v.optional(v.string(), ''),
  objectInput: v.record(v.string(), v.unknown()),
});

/** The calls that require no login. GET requests have no body, so no session. */
const open: readonly EndpointName[] = ['getProducts', 'getServiceProducts', 'login'];

/** The response of each endpoint, in the types of the app's calls. */
type Responses = {
  [Name in EndpointName]: (typeof endpoints)[Name] extends Endpoint<infer TInput, infer TResult>
    ? (input: TInput, session: string) => Envelope<TResult>
    : never;
};

/**
 * Creates a mock server with separate sessions, balance, password and sales. The returned function responds to
 * the JSON of a request's body. Its rules are the server's own: it shares none with the app's forms.
 */
export function createMockServer({ catalogue, billers, token }: Inventory) {
  const sessions = new Set<string>();
  const folios = new Set<string>();
  let { password } = OPERATOR;
  let balance = INITIAL_BALANCE;
  let sessionsOpened = 0;

  function checkSale({ folio }: { folio: string }): Envelope<{ estado: string }> {
    return folios.has(folio) ? accept({ estado: 'exitosa' }) : refuse('unknownFolio');
  }

  const responses: Responses = {
    getProducts: () => accept(catalogue),
    getServiceProducts: () => accept(billers),
    balanceRequest: () => accept({ saldo: balance }),
    login(input) {
      if (input.usuario !== OPERATOR.usuario || input.password !== password) {
        return refuse('wrongLogin');
      }
      sessionsOpened += 1;
      const sesion = `sesion-${sessionsOpened}`;
      sessions.add(sesion);
      return accept({ sesion });
    },
    logout(_, session) {
      sessions.delete(session);
      return accept(null);
    },
    changePassword({ actual, nueva }) {
      if (actual !== password) return refuse('wrongLogin');
      if (nueva === '') return refuse('badRequest');
      password = nueva;
      return accept(null);
    },
    /** Subtracts the price from the balance. The mock converts no currencies. */
    saleRequest({ sku, celular }) {
      const product = catalogue
        .flatMap(({ categorias = [] }) => categorias.flatMap(({ productos }) => productos))
        .find((one) => one.sku === sku);
      if (!product) return refuse('unknownSku');
      if (!/^[0-9]{10}$/.test(celular)) return refuse('wrongPhone');
      if (product.precio > balance) return refuse('lowBalance');
      balance -= product.precio;
      const folio = String(folios.size + 1).padStart(6, '0');
      folios.add(folio);
      return accept({ folio });
    },
    saleCheck: checkSale,
    responseTelcel: checkSale,
    status: () => accept({ estado: 'activo' }),
    alive: () => accept(null),
  };

  function run(name: EndpointName, body: unknown): Envelope<unknown> {
    const { method, input: inputSchema } = endpoints[name];
    const isGet = method === 'GET';
    const call = v.safeParse(bodySchema, isGet ? { token, objectInput: {} } : body);
    const input = v.safeParse(inputSchema, call.success ? call.output.objectInput : undefined);
    if (!call.success || !input.success) return refuse('badRequest');
    const { token: sentToken, sesion } = call.output;
    if (sentToken !== token) return refuse('unknownToken');
    if (!isGet && !open.includes(name) && !sessions.has(sesion)) return refuse('inactiveSession');
    return responses[name](input.output as never, sesion);
  }

  return run;
}
