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
const withSession = names.filter((name) => endpoints[name].session);
const byPost = names.filter((name) => endpoints[name].method === 'POST');
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

  it.each(withSession)('answers Sesión inactiva! to %s without a login', (name) => {
    const input = { usuario: '', actual: '', nueva: '', folio: '1', ...sale };

    expect(fresh()(name, input)).toEqual({ ...refusals.inactiveSession, result: null });
    expect(fresh()(name, input, { sesion: 'sesion-1' })).toMatchObject(refusals.inactiveSession);
  });

  it.each(byPost)('refuses an unknown token on %s', (name) => {
    const input = { ...OPERATOR, actual: '', nueva: '', folio: '1', ...sale };

    expect(loggedIn()(name, input, { token: 'otro' })).toMatchObject(refusals.unknownToken);
  });

  it.each(byPost)('refuses a body without sense on %s', (name) => {
    const api = createApi();

    for (const body of [undefined, null, [], 'x', {}, { token: 'demo' }, { objectInput: {} }]) {
      expect(api[name](body)).toMatchObject(refusals.badRequest);
    }
  });

  it.each([
    ['login', { ...OPERATOR, password: 'mal' }, 'wrongLogin'],
    ['login', { ...OPERATOR, usuario: 'otro' }, 'wrongLogin'],
    ['login', {}, 'badRequest'],
    ['changePassword', { actual: 'mal', nueva: 'otra' }, 'wrongLogin'],
    ['changePassword', { actual: OPERATOR.password, nueva: '' }, 'badRequest'],
    ['saleRequest', { ...sale, sku: 'TEL-TA-999' }, 'unknownSku'],
    ['saleRequest', { ...sale, sku: '__proto__' }, 'unknownSku'],
    ['saleRequest', { ...sale, celular: '551234567' }, 'wrongPhone'],
    ['saleRequest', { ...sale, celular: '55 1234 5678' }, 'wrongPhone'],
    ['saleRequest', { sku: sale.sku }, 'badRequest'],
    ['saleCheck', { folio: '000001' }, 'unknownFolio'],
    ['responseTelcel', { folio: 'x' }, 'unknownFolio'],
  ] as const)('refuses %s with %j: %s', (name, input, reason) => {
    expect(loggedIn()(name, input)).toEqual({ ...refusals[reason], result: null });
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

type Call = (name: EndpointName, objectInput: object, own?: object) => Envelope<unknown>;

function createApi() {
  return createMockApi({ catalogue, billers, token: 'demo' });
}

function fresh(): Call {
  const api = createApi();
  return (name, objectInput, own) => api[name]({ token: 'demo', objectInput, ...own });
}

function loggedIn(): Call {
  const call = fresh();
  call('login', OPERATOR);
  return (name, objectInput, own) => call(name, objectInput, { sesion: 'sesion-1', ...own });
}

function wire(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer));
}
