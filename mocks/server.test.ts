import { expect, it } from 'vitest';
import { billers } from './billers';
import { catalogue } from './catalogue';
import { createMockServer, type EndpointName, OPERATOR, refusals } from './server';

const sale = { sku: 'TEL-TA-500', celular: '5512345678' };

/** Returns a function that calls a mock server with the session of a login. */
function loggedIn() {
  const run = createMockServer({ catalogue, billers, token: 'demo' });
  const call = (name: EndpointName, objectInput: object) =>
    run(name, { token: 'demo', objectInput, sesion: 'sesion-1' });
  call('login', OPERATOR);
  return call;
}

it('sells until the balance is too low, and then subtracts nothing', () => {
  const call = loggedIn();

  expect(call('saleRequest', sale)).toMatchObject({ result: { folio: '000001' } });
  expect(call('saleRequest', sale)).toMatchObject({ result: { folio: '000002' } });
  expect(call('saleRequest', sale)).toMatchObject(refusals.lowBalance);
  expect(call('balanceRequest', {})).toMatchObject({ result: { saldo: 0 } });
});

it.each<[EndpointName, keyof typeof refusals, object]>([
  ['login', 'wrongLogin', { usuario: 'demo', password: 'mal' }],
  ['login', 'badRequest', {}],
  ['changePassword', 'wrongLogin', { actual: 'mal', nueva: 'otra' }],
  ['changePassword', 'badRequest', { actual: 'demo', nueva: '' }],
  ['saleRequest', 'unknownSku', { ...sale, sku: 'TEL-TA-999' }],
  ['saleRequest', 'wrongPhone', { ...sale, celular: '551234567 ' }],
  ['saleCheck', 'unknownFolio', { folio: 'x' }],
])('refuses a call of %s with %s', (name, reason, input) => {
  expect(loggedIn()(name, input)).toMatchObject(refusals[reason]);
});

it.each<[EndpointName, object, isOpen?: boolean]>([
  ['getProducts', {}, true],
  ['getServiceProducts', {}, true],
  ['login', OPERATOR, true],
  ['logout', {}],
  ['changePassword', { actual: 'demo', nueva: 'otra' }],
  ['balanceRequest', {}],
  ['saleRequest', sale],
  ['saleCheck', { folio: '000001' }],
  ['responseTelcel', { folio: '000001' }],
])('requires a body, the token and, unless it is open, a session for %s', (name, input, isOpen) => {
  const run = createMockServer({ catalogue, billers, token: 'demo' });
  const body = { token: 'demo', objectInput: input };

  expect(run(name, undefined)).toMatchObject(refusals.badRequest);
  expect(run(name, { ...body, token: 'otro' })).toMatchObject(refusals.unknownToken);
  expect(run(name, body)).toMatchObject(isOpen ? { code: 0 } : refusals.inactiveSession);
});

it('finds a sale, and ends the session and the password that were replaced', () => {
  const call = loggedIn();
  call('saleRequest', sale);

  expect(call('saleCheck', { folio: '000001' })).toMatchObject({ result: { estado: 'exitosa' } });
  expect(call('changePassword', { actual: 'demo', nueva: 'otra' })).toMatchObject({ code: 0 });
  expect(call('login', OPERATOR)).toMatchObject(refusals.wrongLogin);
  expect(call('logout', {})).toMatchObject({ code: 0 });
  expect(call('balanceRequest', {})).toMatchObject(refusals.inactiveSession);
});
