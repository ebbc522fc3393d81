import * as v from 'valibot';
import { type Endpoint, type EndpointName, endpoints } from '#api/endpoints';
import type { Envelope } from '#api/envelope';
import { refuse } from './answers';
import { type Caller, createMockServer, type Stock } from './server';

/** The answer of every endpoint to the JSON of a request's body. */
export type MockApi = Record<EndpointName, (body: unknown) => Envelope<unknown>>;

/** What a POST carries; `sesion` is assumed. */
const bodySchema = v.object({
  token: v.string(),
  sesion: v.optional(v.string()),
  objectInput: v.record(v.string(), v.unknown()),
});

/** A GET carries nothing, so there is nothing to check. */
const noBody = { token: undefined, sesion: undefined, objectInput: {} };

/** Creates the mock server's gate: it checks body, token and session before it lets a call in. */
export function createMockApi({ token, ...stock }: Stock & { token: string }): MockApi {
  const server = createMockServer(stock);

  function gate<TInput, TResult>(
    endpoint: Endpoint<TInput, TResult>,
    run: (input: TInput, caller: Caller) => Envelope<TResult>,
  ): (body: unknown) => Envelope<TResult> {
    return (body) => {
      const call = endpoint.method === 'GET' ? noBody : read(bodySchema, body);
      const input = read(endpoint.input, call?.objectInput);
      if (!call || !input) {
        return refuse('badRequest');
      }
      if (call !== noBody && call.token !== token) {
        return refuse('unknownToken');
      }
      const caller = { session: call.sesion };
      if (endpoint.session && !server.hasSession(caller)) {
        return refuse('inactiveSession');
      }
      return run(input, caller);
    };
  }

  return {
    getProducts: gate(endpoints.getProducts, server.getProducts),
    balanceRequest: gate(endpoints.balanceRequest, server.balanceRequest),
    login: gate(endpoints.login, server.login),
    logout: gate(endpoints.logout, server.logout),
    changePassword: gate(endpoints.changePassword, server.changePassword),
    responseTelcel: gate(endpoints.responseTelcel, server.responseTelcel),
    saleRequest: gate(endpoints.saleRequest, server.saleRequest),
    saleCheck: gate(endpoints.saleCheck, server.saleCheck),
    status: gate(endpoints.status, server.status),
    alive: gate(endpoints.alive, server.alive),
    getServiceProducts: gate(endpoints.getServiceProducts, server.getServiceProducts),
  };
}

/** A value through a schema; `undefined` when it breaks it. */
function read<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | undefined {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? parsed.output : undefined;
}
