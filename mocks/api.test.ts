import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type EndpointName, endpoints } from '#api/endpoints';
import { type Envelope, envelopeSchema } from '#api/envelope';
import { refusals } from './answers';
import { createMockApi } from './api';
import { catalogue } from './catalogue';
import { OPERATOR } from './server';
import { billers } from './billers';

const names = Object.keys(endpoints) as EndpointName[];
const sale = { sku: 'TEL-TA-500', celular: '5512345678' };

/** What each endpoint accepts. */
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
  it.each(accepted)('accepts %s within the contract', (name, input) => {
    const call = loggedIn();
    call('saleRequest', sale);
    const answer = call(name, input);

    expect(answer).toHaveProperty('code', 0);
    // What goes over the wire is what the schema gives back: no key more, no key less.
    expect(v.parse(envelopeSchema<unknown>(endpoints[name].result), wire(answer))).toStrictEqual(
      answer,
    );
  });

  it('is tried with what each endpoint accepts', () => {
    expect(accepted.map(([name]) => name).sort()).toEqual([...names].sort());
  });

  it('sells until the balance is too low, and then takes nothing off', () => {
    const call = loggedIn();

    expect(call('saleRequest', sale)).toMatchObject({ result: { folio: '000001' } });
    expect(call('saleRequest', sale)).toMatchObject({ result: { folio: '000002' } });
    expect(call('balanceRequest', {})).toMatchObject({ result: { saldo: 0 } });
    expect(call('saleRequest', sale)).toMatchObject(refusals.lowBalance);
    expect(call('balanceRequest', {})).toMatchObject({ result: { saldo: 0 } });
  });

  it('takes nothing off for a refused sale', () => {
    const call = loggedIn();
    call('saleRequest', { ...sale, celular: '551234567' });
    call('saleRequest', { ...sale, sku: 'x' });

    expect(call('balanceRequest', {})).toMatchObject({ result: { saldo: 1000 } });
  });

  it('shares no state between two creations', () => {
    loggedIn()('saleRequest', sale);

    expect(loggedIn()('balanceRequest', {})).toMatchObject({ result: { saldo: 1000 } });
  });

  it('ends one session by logout and leaves the others', () => {
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

function wire(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer));
}
