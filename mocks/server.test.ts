import { expect, it } from 'vitest';
import type { EndpointName } from '#api/endpoints';
import { billers } from './billers';
import { catalogue } from './catalogue';
import { refusals } from './responses';
import { createMockServer, OPERATOR } from './server';

const sale = { sku: 'TEL-TA-500', celular: '5512345678' };

/** Returns a function that calls a mock server with the session of a login. */
function loggedIn() {
  const run = createMockServer({ catalogue, billers, token: 'demo' });
  const call = (name: EndpointName, objectInput: object) =>
    run(name, { token: 'demo', objectInput, sesion: 'sesion-1' });
  call('login', OPERATOR);
  return call;
}

// The contract run has the other cases of each endpoint.
it('sells until the balance is too low, and then subtracts nothing', () => {
  const call = loggedIn();

  expect(call('saleRequest', sale)).toMatchObject({ result: { folio: '000001' } });
  expect(call('saleRequest', sale)).toMatchObject({ result: { folio: '000002' } });
  expect(call('saleRequest', sale)).toMatchObject(refusals.lowBalance);
  expect(call('balanceRequest', {})).toMatchObject({ result: { saldo: 0 } });
});

it('shares no state between two servers', () => {
  loggedIn()('saleRequest', sale);

  expect(loggedIn()('balanceRequest', {})).toMatchObject({ result: { saldo: 1000 } });
});
