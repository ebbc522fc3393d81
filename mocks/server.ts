import { findCarrierOfProduct } from '#api/carriers';
import type { Carrier, Product } from '#api/contract';
import type { InputOf, ResultOf } from '#api/endpoints';
import type { Envelope } from '#api/envelope';
import { isCompletePhone } from '#masks/validation';
import { accept, refuse } from './responses';

/** The sample operator who can log in. */
export const OPERATOR: InputOf<'login'> = { usuario: 'demo', password: 'demo' };

/** The initial balance, in MXN. */
export const INITIAL_BALANCE = 1000;

/** The number of digits of a sale's folio, as of a recharge folio (requirements §9). */
const SALE_FOLIO_LENGTH = 6;

/** The session that a call contains. */
export interface Caller {
  session: string | undefined;
}

/** The products of the mock server. */
export interface Inventory {
  catalogue: Carrier[];
  billers: Carrier[];
}

/**
 * Creates a mock server with separate sessions, balance, password and sales. It has one function for each
 * endpoint. `api.ts` calls it after it has validated the call.
 */
export function createMockServer({ catalogue, billers }: Inventory) {
  const sessions = new Set<string>();
  const folios = new Set<string>();
  let { password } = OPERATOR;
  let balance = INITIAL_BALANCE;
  let sessionsOpened = 0;

  function login(input: InputOf<'login'>): Envelope<ResultOf<'login'>> {
    if (input.usuario !== OPERATOR.usuario || input.password !== password) {
      return refuse('wrongLogin');
    }
    sessionsOpened += 1;
    const sesion = `sesion-${sessionsOpened}`;
    sessions.add(sesion);
    return accept({ sesion });
  }

  function logout(_input: object, { session = '' }: Caller): Envelope<null> {
    sessions.delete(session);
    return accept(null);
  }

  function changePassword(input: InputOf<'changePassword'>): Envelope<null> {
    if (input.actual !== password) {
      return refuse('wrongLogin');
    }
    if (input.nueva === '') {
      return refuse('badRequest');
    }
    password = input.nueva;
    return accept(null);
  }

  /** Subtracts the price from the balance. The mock converts no currencies. */
  function saleRequest({
    sku,
    celular,
  }: InputOf<'saleRequest'>): Envelope<ResultOf<'saleRequest'>> {
    const product = findProduct(catalogue, sku);
    if (!product) {
      return refuse('unknownSku');
    }
    if (!isCompletePhone(celular)) {
      return refuse('wrongPhone');
    }
    if (product.precio > balance) {
      return refuse('lowBalance');
    }
    balance -= product.precio;
    const folio = String(folios.size + 1).padStart(SALE_FOLIO_LENGTH, '0');
    folios.add(folio);
    return accept({ folio });
  }

  function saleCheck({ folio }: InputOf<'saleCheck'>): Envelope<ResultOf<'saleCheck'>> {
    return folios.has(folio) ? accept({ estado: 'exitosa' }) : refuse('unknownFolio');
  }

  return {
    hasSession: ({ session }: Caller) => session !== undefined && sessions.has(session),
    getProducts: (): Envelope<Carrier[]> => accept(catalogue),
    getServiceProducts: (): Envelope<Carrier[]> => accept(billers),
    balanceRequest: (): Envelope<ResultOf<'balanceRequest'>> => accept({ saldo: balance }),
    login,
    logout,
    changePassword,
    saleRequest,
    saleCheck,
    responseTelcel: saleCheck,
    status: (): Envelope<ResultOf<'status'>> => accept({ estado: 'activo' }),
    alive: (): Envelope<null> => accept(null),
  };
}

function findProduct(catalogue: Carrier[], sku: string): Product | undefined {
  return findCarrierOfProduct(catalogue, sku)
    ?.categorias?.flatMap(({ productos }) => productos)
    .find((product) => product.sku === sku);
}
