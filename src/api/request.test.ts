import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ApiRequest, type RequestEnvironment, RequestError, sendRequest } from './request';
import type { Carrier } from './contract';

const success = { code: 0, message: 'OK', result: [{ name: 'A', extra: 1 }] };

beforeEach(() => {
  vi.stubGlobal('document', { baseURI: 'https://c.test/', cookie: 'XSRF-TOKEN=x' });
  vi.stubGlobal('location', { origin: 'https://c.test' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('sendRequest', () => {
  it('sends JSON and returns the response with its raw result', async () => {
    const { fetch, sent } = respondWith(success);

    expect(await send({ fetch })).toStrictEqual({
      code: 0,
      message: 'OK',
      result: [{ name: 'A' }],
      raw: [{ name: 'A', extra: 1 }],
    });
    expect(sent()).toMatchObject({
      address: '/a',
      method: 'POST',
      body: '{"token":"demo"}',
      // A redirect could take the token to another host.
      redirect: 'error',
    });
    expect(sent().headers).toMatchObject({
      accept: 'application/json',
      'content-type': 'application/json',
      'x-xsrf-token': 'x',
    });
  });

  it('sends neither a body nor the XSRF header in a GET request', async () => {
    const { fetch, sent } = respondWith(success);
    await send({ fetch }, { method: 'GET' });

    expect(sent()).toHaveProperty('method', 'GET');
    expect(sent()).not.toHaveProperty('body');
    expect(sent().headers).toEqual({ accept: 'application/json' });
  });

  it.each([
    ['No conectado', 0, 1],
    ['No conectado', 5, 1],
    ['Sesión inactiva!', 3, 1],
    ['Error 7: Sesión inactiva! Entre de nuevo', 3, 1],
    ['No conectado.', 3, 0],
    ['Sesión inactiva', 3, 0],
  ])('returns %j with code %i, and logs %i times', async (message, code, times) => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);

    expect(await send(respondWith({ code, message }))).toMatchObject({ code, message });
    expect(log.mock.calls).toEqual(Array(times).fill(['no conectado']));
  });

  const brokenStream = new ReadableStream({
    start: (controller) => {
      controller.error(new Error('reset'));
    },
  });

  it.each([
    ['HTTP 404', 'HTTP 404', new Response(null, { status: 404 })],
    ['HTTP 304', 'HTTP 304', new Response(null, { status: 304 })],
    ['no response', 'there is no response', undefined],
    ['an incomplete response', 'there is no response', new Response(brokenStream)],
    ['an empty body', 'the body is not JSON', new Response('')],
    ['a page', 'the body is not JSON', new Response('<html></html>')],
    ['null', 'the response violates the contract', new Response('null')],
    ['an object of another shape', 'code: Invalid key', new Response('{}')],
    ['an invalid result', 'result: Invalid type', Response.json({ ...success, result: 1 })],
  ])('rejects %s with the address and the problem', async (_, problem, response) => {
    const fetch = () => (response ? Promise.resolve(response) : Promise.reject(new TypeError()));
    const error = await failure({ fetch });

    expect(error).toBeInstanceOf(RequestError);
    expect(error).toHaveProperty('message', expect.stringContaining(problem));
    expect(error).toHaveProperty('message', expect.stringContaining('/a '));
  });

  it.each([
    ['never responds', never],
    [
      'never completes its response',
      () => Promise.resolve(new Response(new ReadableStream({ pull: () => never() }))),
    ],
  ])('rejects after 10 seconds if the server %s', async (_, fetch) => {
    vi.useFakeTimers();
    const failed = failure({ fetch });
    await vi.advanceTimersByTimeAsync(9_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);

    expect(String(await failed)).toContain('no complete response after 10000 ms');
  });

  it('rejects with the reason of the signal when it aborts during the request', async () => {
    const controller = new AbortController();
    const fetch = vi.fn<typeof globalThis.fetch>(never);
    const failed = failure({ fetch }, { signal: controller.signal });
    controller.abort();

    expect(await failed).toHaveProperty('name', 'AbortError');
    expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  });

  it('sends nothing if the signal is already aborted', async () => {
    const { fetch } = respondWith(success);
    const reason = new Error('left');

    expect(await failure({ fetch }, { signal: AbortSignal.abort(reason) })).toBe(reason);
    expect(fetch).not.toHaveBeenCalled();
  });
});

function send(environment: RequestEnvironment, request: Partial<ApiRequest<Carrier[]>> = {}) {
  const result = v.array(v.object({ name: v.string() }));
  const body = { token: 'demo' };
  return sendRequest({ method: 'POST', address: '/a', body, result, ...request }, environment);
}

function failure(...parameters: Parameters<typeof send>): Promise<unknown> {
  return send(...parameters).then(
    () => 'no failure',
    (error: unknown) => error,
  );
}

function respondWith(body: unknown) {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(Response.json(body)));

  function sent() {
    const [address, init] = fetch.mock.calls[0] ?? [];
    return { address, ...init, headers: Object.fromEntries(new Headers(init?.headers)) };
  }

  return { fetch, sent };
}

function never(): Promise<never> {
  return new Promise(() => undefined);
}
