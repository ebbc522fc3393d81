import * as v from 'valibot';
import { type Endpoint, type EndpointName, endpoints } from '#api/endpoints';
import type { Envelope } from '#api/envelope';
import { refuse } from './responses';
import { type Caller, createMockServer, type Inventory } from './server';

/** The response of each endpoint to the JSON of a request's body. */
export type MockApi = Record<EndpointName, (body: unknown) => Envelope<unknown>>;

/** The body of a POST request. `sesion` is assumed. */
const bodySchema = v.object({
  token: v.string(),
  sesion: v.optional(v.string()),
  objectInput: v.record(v.string(), v.unknown()),
});

/** Creates the mock endpoints. Each validates the body, the token and the session before it runs. */
export function createMockApi({ token, ...inventory }: Inventory & { token: string }): MockApi {
  const server = createMockServer(inventory);

  function createResponder<TInput, TResult>(
    endpoint: Endpoint<TInput, TResult>,
    run: (input: TInput, caller: Caller) => Envelope<TResult>,
  ): (body: unknown) => Envelope<TResult> {
    return (body) => {
      // A GET request has no body, and needs no token.
      const call: v.InferOutput<typeof bodySchema> | undefined =
        endpoint.method === 'GET' ? { token, objectInput: {} } : parse(bodySchema, body);
      const input = parse(endpoint.input, call?.objectInput);
      if (!call || !input) {
        return refuse('badRequest');
      }
      if (call.token !== token) {
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
    getProducts: createResponder(endpoints.getProducts, server.getProducts),
    balanceRequest: createResponder(endpoints.balanceRequest, server.balanceRequest),
    login: createResponder(endpoints.login, server.login),
    logout: createResponder(endpoints.logout, server.logout),
    changePassword: createResponder(endpoints.changePassword, server.changePassword),
    responseTelcel: createResponder(endpoints.responseTelcel, server.responseTelcel),
    saleRequest: createResponder(endpoints.saleRequest, server.saleRequest),
    saleCheck: createResponder(endpoints.saleCheck, server.saleCheck),
    status: createResponder(endpoints.status, server.status),
    alive: createResponder(endpoints.alive, server.alive),
    getServiceProducts: createResponder(endpoints.getServiceProducts, server.getServiceProducts),
  };
}

/** Parses a value. Returns `undefined` for an invalid one. */
function parse<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | undefined {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? parsed.output : undefined;
}
