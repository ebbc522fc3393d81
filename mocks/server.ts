import { findCarrierOfProduct } from '#api/carriers';
import type { Carrier, Product } from '#api/contract';
import type { InputOf, ResultOf } from '#api/endpoints';
import type { Envelope } from '#api/envelope';
import { isPhone } from '#topup/fields';
import { accept, refuse } from './answers';

/** The sample operator who can log in. */
export const OPERATOR: InputOf<'login'> = { usuario: 'demo', password: 'demo' };

/** Balance at the start, in MXN. */
export const INITIAL_BALANCE = 1000;

/** Digits of a sale's folio, as of a recharge folio (requirements §9). */
const SALE_FOLIO_LENGTH = 6;

/** Who calls: the session sent along, if any. */
export interface Caller {
  session: string | undefined;
}

/** What the mock server sells. */
export interface Stock {
  catalogue: Carrier[];
  billers: Carrier[];
}

/**
 * Creates a mock server with its own sessions, balance, password and sales: one function for each
 * endpoint, called once the gate of `api.ts` has let the call in.
 */
export function createMockServer({ catalogue, billers }: Stock) {
  const sessions = new Set<string>();
  const sold = new Set<string>();
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

  /** Takes the price off as a number: the mock converts no currencies. */
  function saleRequest({
    sku,
    celular,
  }: InputOf<'saleRequest'>): Envelope<ResultOf<'saleRequest'>> {
    const product = findProduct(catalogue, sku);
    if (!product) {
      return refuse('unknownSku');
    }
    if (!isPhone(celular)) {
      return refuse('wrongPhone');
    }
    if (product.precio > balance) {
      return refuse('lowBalance');
    }
    balance -= product.precio;
    const folio = String(sold.size + 1).padStart(SALE_FOLIO_LENGTH, '0');
    sold.add(folio);
    return accept({ folio });
  }

  function saleCheck({ folio }: InputOf<'saleCheck'>): Envelope<ResultOf<'saleCheck'>> {
    return sold.has(folio) ? accept({ estado: 'exitosa' }) : refuse('unknownFolio');
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
