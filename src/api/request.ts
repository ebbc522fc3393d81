import * as v from 'valibot';
import { MAX_DELAY_MS } from '#utils/maxDelay';
import {
  describeIssues,
  type Envelope,
  envelopeSchema,
  isDisconnected,
  isRecord,
} from './envelope.ts';
import { type Call, createRequestInit } from './requestInit.ts';
import { readPage } from './xsrf.ts';

/** The default timeout of a request, in milliseconds. */
const DEFAULT_TIMEOUT_MS = 10_000;

/** A request has no valid response. The message names the address, the problem and how to fix it. */
export class RequestError extends Error {
  override name = 'RequestError';

  constructor(address: string, problem: string, cause?: unknown) {
    super(`The request to ${address} failed: ${problem}`, { cause });
  }
}

/** A response that satisfies the contract, with its unvalidated result. */
export interface ApiResponse<T> extends Envelope<T> {
  /** The `result` that the server sent: parsed JSON, not validated. */
  raw: unknown;
}

/** The dependencies of a request. */
export interface RequestEnvironment {
  /** @default the global `fetch` */
  fetch?: typeof globalThis.fetch;
  /** The timeout of the complete response, in milliseconds. `Infinity` is none. @default 10000 */
  timeoutMs?: number;
}

/** A request to send. */
export interface ApiRequest<T> extends Call {
  /** Schema of `result`. */
  result: v.GenericSchema<unknown, T>;
  /** Cancels the request when it aborts. */
  signal?: AbortSignal | undefined;
}

/**
 * Sends a request and reads its response.
 *
 * Logs `no conectado` if the response says that the server is not connected or its session has ended.
 * Such a response is still returned (requirements §7).
 *
 * @throws {RequestError} if there is no complete response before the timeout, its HTTP status is outside 2xx
 * (redirects also fail), or it is not JSON or violates the contract.
 * @throws the signal's reason (an `AbortError` by default) when the signal aborts.
 */
export async function sendRequest<T>(
  request: ApiRequest<T>,
  environment: RequestEnvironment = {},
): Promise<ApiResponse<T>> {
  const { address, result } = request;
  const body = parseJson(address, await exchange(request, environment));

  if (isRecord(body) && isDisconnected(body['message'])) {
    console.log('no conectado');
  }
  const { success, output, issues } = v.safeParse(envelopeSchema(result), body);
  if (!success) {
    throw new RequestError(
      address,
      `the response violates the contract: ${describeIssues(issues)}. Fix the server, or src/api if the contract has changed.`,
    );
  }
  return { ...output, raw: isRecord(body) ? body['result'] : undefined };
}

/** Sends a call and returns the text of its response. A prefetched response ignores the signal, hence the race. */
async function exchange(
  { signal, ...call }: ApiRequest<unknown>,
  { fetch = globalThis.fetch, timeoutMs = DEFAULT_TIMEOUT_MS }: RequestEnvironment,
): Promise<string> {
  const { address } = call;
  signal?.throwIfAborted();
  const controller = new AbortController();
  const aborted = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason as Error));
  });
  const abort = () => controller.abort(signal?.reason);
  const expire = () =>
    controller.abort(
      new RequestError(address, `there is no complete response after ${timeoutMs} ms.`),
    );
  const timer = setTimeout(expire, Math.min(timeoutMs, MAX_DELAY_MS));
  signal?.addEventListener('abort', abort);

  try {
    const init = { ...createRequestInit(call, readPage()), signal: controller.signal };
    const response = await Promise.race([fetch(address, init), aborted]);
    if (!response.ok) {
      throw new RequestError(
        address,
        `HTTP ${response.status}. Check the address (VITE_API_BASE_URL) and the server's log.`,
      );
    }
    return await Promise.race([response.text(), aborted]);
  } catch (cause) {
    controller.signal.throwIfAborted();
    throw cause instanceof RequestError
      ? cause
      : new RequestError(
          address,
          "there is no response. Check the connection, the address (VITE_API_BASE_URL) and the server's CORS headers.",
          cause,
        );
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

function parseJson(address: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new RequestError(address, 'the body is not JSON. Check the server.', cause);
  }
}
