import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ContractError, NetworkError, TimeoutError } from './errors';
import { type ApiRequest, type RequestEnvironment, sendRequest } from './request';
import type { Carrier } from './contract';

const success = { code: 0, message: 'OK', result: [{ name: 'A', extra: 1 }] };
const page = { origin: 'https://c.test', baseUri: 'https://c.test/', cookie: 'XSRF-TOKEN=x' };

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
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
    expect(sent()).toMatchObject({ address: '/a', method: 'POST', body: '{"token":"demo"}' });
    expect(sent().headers).toMatchObject({
      accept: 'application/json',
      'content-type': 'application/json',
      'x-xsrf-token': 'x',
    });
  });

  it('sends neither a body nor the XSRF header in a GET request', async () => {
    const { fetch, sent } = respondWith(success);
    await send({ fetch }, { method: 'GET' });

    expect(sent()).toMatchObject({ method: 'GET', body: undefined });
    expect(sent().headers).toEqual({ accept: 'application/json' });
  });

  it.each([
    ['No conectado', 0],
    ['No conectado', 5],
    ['Sesión inactiva!', 3],
    ['Error 7: Sesión inactiva! Entre de nuevo', 3],
  ])('logs %j with code %i and returns the response', async (message, code) => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const { fetch } = respondWith({ code, message });

    expect(await send({ fetch })).toMatchObject({ code, message, result: null });
    expect(log.mock.calls).toEqual([['no conectado']]);
  });

  it.each([['OK'], ['no conectado'], ['No conectado.'], ['Sesión inactiva'], [null]])(
    'logs nothing for %j',
    async (message) => {
      const log = vi.fn();
      const { fetch } = respondWith({ ...success, message });
      await send({ fetch, log });

      expect(log).not.toHaveBeenCalled();
    },
  );

  it.each([[404], [500], [503], [304]])('rejects HTTP %i with a NetworkError', async (status) => {
    const error = await failure({ fetch: () => Promise.resolve(new Response(null, { status })) });

    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ name: 'NetworkError', status });
  });

  it('rejects an unreachable server with a NetworkError and its cause', async () => {
    const cause = new TypeError('Failed to fetch');
    const error = await failure({ fetch: () => Promise.reject(cause) });

    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ status: undefined, cause });
  });

  it('rejects an incomplete response with a NetworkError', async () => {
    const body = new ReadableStream({
      start: (controller) => {
        controller.error(new Error('reset'));
      },
    });

    expect(await failure({ fetch: () => Promise.resolve(new Response(body)) })).toBeInstanceOf(
      NetworkError,
    );
  });

  it.each([[''], ['<html></html>'], ['{"code":0'], ['null'], ['[]'], ['0'], ['{}']])(
    'rejects the body %j with a ContractError',
    async (body) => {
      const error = await failure({ fetch: () => Promise.resolve(new Response(body)) });

      expect(error).toBeInstanceOf(ContractError);
    },
  );

  it('reports a body that is not JSON, with its cause', async () => {
    const error = await failure({ fetch: () => Promise.resolve(new Response('<html>')) });

    expect(error).toHaveProperty('problems', ['the body is not JSON']);
    expect(error).toHaveProperty('cause', expect.any(SyntaxError));
  });

  it('reports a problem of the response itself without a path', async () => {
    const error = await failure(respondWith(7));

    expect(error).toHaveProperty('problems', [expect.stringMatching(/^the response: /)]);
  });

  it('lists at most five problems, each truncated', async () => {
    const result = Array.from({ length: 9 }, () => ({ name: 1, ['x'.repeat(300)]: 1 }));
    const error = await failure(
      { ...respondWith({ ...success, result }) },
      { result: v.array(v.object({ ['x'.repeat(300)]: v.string() })) as never },
    );

    expect(error).toHaveProperty('problems', Array(5).fill(expect.stringMatching(/^.{200}$/)));
  });

  it('names the path that violates the contract, however many problems there are', async () => {
    const result = Array.from({ length: 1000 }, () => ({ name: 'x'.repeat(1000).split('') }));
    const error = await failure(respondWith({ ...success, result }));

    expect(error).toBeInstanceOf(ContractError);
    expect(error).toHaveProperty('message', expect.stringContaining('result.0.name: '));
    expect(String(error).length).toBeLessThan(2000);
  });

  it.each([
    ['that never responds', () => new Promise<Response>(() => undefined)],
    [
      'that never completes its response',
      () => Promise.resolve(new Response(new ReadableStream({ pull: () => never() }))),
    ],
  ])('rejects with a TimeoutError for a server %s', async (_, fetch) => {
    vi.useFakeTimers();
    const failed = failure({ fetch });
    await vi.advanceTimersByTimeAsync(9_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);

    expect(await failed).toBeInstanceOf(TimeoutError);
    expect(await failed).toHaveProperty('timeoutMs', 10_000);
  });

  it('rejects with the reason of the signal when it aborts during the request', async () => {
    const controller = new AbortController();
    let inner: AbortSignal | null | undefined;
    const failed = failure(
      {
        fetch: (_, init) => {
          inner = init?.signal;
          return never();
        },
      },
      { signal: controller.signal },
    );
    controller.abort();

    expect(await failed).toHaveProperty('name', 'AbortError');
    expect(inner?.aborted).toBe(true);
  });

  it('rejects with an AbortError if the reason of the signal is not an error', async () => {
    const error = await failure(respondWith(success), { signal: AbortSignal.abort('left') });

    expect(error).toMatchObject({ name: 'AbortError', message: 'The request was aborted.' });
  });

  it('sends nothing if the signal is already aborted', async () => {
    const { fetch } = respondWith(success);
    const reason = new Error('left');
    const error = await failure({ fetch }, { signal: AbortSignal.abort(reason) });

    expect(error).toBe(reason);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('removes its timer and its listener', async () => {
    vi.useFakeTimers();
    const { signal } = new AbortController();
    const added = vi.spyOn(signal, 'addEventListener');
    const removed = vi.spyOn(signal, 'removeEventListener');
    await send(respondWith(success), { signal });

    expect(vi.getTimerCount()).toBe(0);
    expect(removed.mock.calls[0]?.slice(0, 2)).toEqual(added.mock.calls[0]?.slice(0, 2));
  });

  it('accepts a timeout above the maximum delay of timers', async () => {
    const fetch = () =>
      new Promise<Response>((resolve) => {
        setTimeout(resolve, 20, Response.json(success));
      });

    expect(await send({ fetch, timeoutMs: Infinity })).toHaveProperty('code', 0);
  });
});

function send(environment: RequestEnvironment, request: Partial<ApiRequest<Carrier[]>> = {}) {
  return sendRequest(
    {
      method: 'POST',
      address: '/a',
      body: { token: 'demo' },
      result: v.array(v.object({ name: v.string() })),
      ...request,
    },
    { getPage: () => page, ...environment },
  );
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
    const headers = Object.fromEntries(new Headers(init?.headers));
    return { address, method: init?.method, body: init?.body, headers };
  }

  return { fetch, sent };
}

function never(): Promise<never> {
  return new Promise(() => undefined);
}
