import * as v from 'valibot';
import { type EndpointName, endpoints } from '#api/endpoints';
import { type ContractCase, createBody, isAssumed } from './contractCase';
import { setsXsrfCookie, succeeds } from './deviations';
import type { Known } from './known';

type Options = Partial<Pick<ContractCase, 'needs' | 'changesData' | 'createCheck' | 'title'>>;

function accept(
  endpoint: EndpointName,
  createInput: (known: Known) => object = () => ({}),
  { needs = [], ...options }: Options = {},
): ContractCase {
  return {
    endpoint,
    title: 'accepts a valid call',
    assumed: isAssumed(endpoint),
    needs: endpoints[endpoint].session ? ['session', ...needs] : needs,
    changesData: false,
    createBody: (known) => createBody(endpoint, known, createInput(known)),
    createCheck: () => succeeds(endpoint),
    ...options,
  };
}

function login({ user, password }: Known) {
  return { usuario: user, password };
}

function sale({ sku, phone }: Known) {
  return { sku, celular: phone };
}

function folio(known: Known) {
  return { folio: known.folio };
}

/** Expects an amount. Differences of binary fractions such as 0.3 - 0.1 are not exact. */
function isAmount(expected: number) {
  const cents = Math.round(expected * 100);
  return v.custom<number>(
    (received) => typeof received === 'number' && Math.round(received * 100) === cents,
    String(cents / 100),
  );
}

function newPassword({ password }: Known): string {
  return `${password}-2`;
}

/** The first request of a connection, which brings no cookie. */
export const cookieCase = accept('alive', undefined, {
  title: 'sets the XSRF cookie',
  createCheck: () => setsXsrfCookie,
});

/** The cases of a successful purchase. Each may use the values of the responses before it. */
export const acceptedCases: readonly ContractCase[] = [
  accept('alive'),
  accept('status'),
  accept('getProducts'),
  accept('getServiceProducts'),
  accept('login', login),
  accept('balanceRequest'),
  accept('saleRequest', sale, { needs: ['sku'], changesData: true }),
  accept('saleCheck', folio, { needs: ['folio'] }),
  accept('responseTelcel', folio, { needs: ['folio'] }),
  accept('balanceRequest', undefined, {
    title: 'subtracts the price of a sale',
    needs: ['folio', 'balance', 'price'],
    createCheck: ({ balance = 0, price = 0 }) =>
      succeeds('balanceRequest', v.object({ saldo: isAmount(balance - price) })),
  }),
  accept('changePassword', (known) => ({ actual: known.password, nueva: newPassword(known) }), {
    changesData: true,
  }),
  accept('changePassword', (known) => ({ actual: newPassword(known), nueva: known.password }), {
    changesData: true,
    title: 'restores the password',
  }),
];

/** The end of the session. It is the last case that requires a login. */
export const logoutCase = accept('logout');
