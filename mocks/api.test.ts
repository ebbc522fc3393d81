import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type EndpointName, endpoints } from '#api/endpoints';
import { type Envelope, envelopeSchema } from '#api/envelope';
import { refusals } from './responses';
import { createMockApi } from './api';
import { catalogue } from './catalogue';
import { OPERATOR } from './server';
import { billers } from './billers';

const names = Object.keys(endpoints) as EndpointName[];
const sale = { sku: 'TEL-TA-500', celular: '5512345678' };

/** A valid input of each endpoint. */
const accepted = [
  ['getProducts', {}],
  ['getServiceProducts', {}],
  ['login', OPERATOR],
  ['saleRequest', sale],
  ['saleCheck', { folio: '000001' }],
  ['responseTelcel', { folio: '000001' }],
  ['balanceRequest', {}],
  ['changePassword', { actual: OPERATOR.password, nueva: 'otra' }],
  ['status', {}],
  ['alive', {}],
  ['logout', {}],
] as const;

// The error cases are in `contract/refusedCases.ts`.
describe('the mock server', () => {
  it.each(accepted)('accepts %s and satisfies the contract', (name, input) => {
    const call = loggedIn();
    call('saleRequest', sale);
    const response = call(name, input);

    expect(response).toHaveProperty('code', 0);
    // The schema returns the same keys as the response contains.
    expect(v.parse(envelopeSchema<unknown>(endpoints[name].result), wire(response))).toStrictEqual(
      response,
    );
  });

  it('is tested with each endpoint', () => {
    expect(accepted.map(([name]) => name).sort()).toEqual([...names].sort());
  });

  it('sells until the balance is too low, and then subtracts nothing', () => {
    const call = loggedIn();

    expect(call('saleRequest', sale)).toMatchObject({ result: { folio: '000001' } });
    expect(call('saleRequest', sale)).toMatchObject({ result: { folio: '000002' } });
    expect(call('balanceRequest', {})).toMatchObject({ result: { saldo: 0 } });
    expect(call('saleRequest', sale)).toMatchObject(refusals.lowBalance);
    expect(call('balanceRequest', {})).toMatchObject({ result: { saldo: 0 } });
  });

  it('subtracts nothing for a refused sale', () => {
    const call = loggedIn();
    call('saleRequest', { ...sale, celular: '551234567' });
    call('saleRequest', { ...sale, sku: 'x' });

    expect(call('balanceRequest', {})).toMatchObject({ result: { saldo: 1000 } });
  });

  it('shares no state between two servers', () => {
    loggedIn()('saleRequest', sale);

    expect(loggedIn()('balanceRequest', {})).toMatchObject({ result: { saldo: 1000 } });
  });

  it('ends only the session of a logout', () => {
    const api = createApi();
    const body = { token: 'demo', objectInput: {} };
    api.login({ ...body, objectInput: OPERATOR });
    api.login({ ...body, objectInput: OPERATOR });
    api.logout({ ...body, sesion: 'sesion-1' });

    expect(api.balanceRequest({ ...body, sesion: 'sesion-1' })).toHaveProperty('code', 3);
    expect(api.balanceRequest({ ...body, sesion: 'sesion-2' })).toHaveProperty('code', 0);
  });
});

type Call = (name: EndpointName, objectInput: object) => Envelope<unknown>;

function createApi() {
  return createMockApi({ catalogue, billers, token: 'demo' });
}

function loggedIn(): Call {
  const api = createApi();
  const call: Call = (name, objectInput) =>
    api[name]({ token: 'demo', objectInput, sesion: 'sesion-1' });
  call('login', OPERATOR);
  return call;
}

function wire(response: unknown): unknown {
  return JSON.parse(JSON.stringify(response));
}
