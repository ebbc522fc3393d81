import * as v from 'valibot';
import { withDeadline } from './deadline';
import { type Envelope, envelopeSchema, isDisconnected, isRecord } from './envelope';
import { ContractError, NetworkError, TimeoutError } from './errors';
import { type Call, createRequestInit } from './requestInit';
import { type PageContext, readPage } from './xsrf';

/** The default timeout of a request, in milliseconds. */
const DEFAULT_TIMEOUT_MS = 10_000;

/** Limits of an error message about an invalid response, which may be megabytes of untrusted text. */
const PROBLEMS_SHOWN = 5;
const PROBLEM_LENGTH = 200;

/** A response that satisfies the contract, with its unvalidated result. */
export interface ApiResponse<T> extends Envelope<T> {
  /** The `result` that the server sent: parsed JSON, not validated. */
  raw: unknown;
}

/** The dependencies of a request. They default to the browser's globals. */
export interface RequestEnvironment {
  /** @default the global `fetch` */
  fetch?: typeof globalThis.fetch;
  /** The timeout of the complete response, in milliseconds. @default 10000 */
  timeoutMs?: number;
  /** Returns the page context for the XSRF header. @default readPage */
  getPage?: () => PageContext | undefined;
  /** Logs that the server is disconnected. @default console.log */
  log?: (message: string) => void;
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
 * @throws {NetworkError} if there is no response, or its HTTP status is outside 2xx. Redirects also fail.
 * @throws {TimeoutError} if the response is not complete before the timeout.
 * @throws {ContractError} if the response is not JSON or violates the contract.
 * @throws the signal's reason (an `AbortError` by default) when the signal aborts.
 */
export async function sendRequest<T>(
  request: ApiRequest<T>,
  environment: RequestEnvironment = {},
): Promise<ApiResponse<T>> {
  const { address } = request;
  const { timeoutMs = DEFAULT_TIMEOUT_MS, log = console.log } = environment;

  const text = await withDeadline((signal) => exchange(request, environment, signal), {
    timeoutMs,
    signal: request.signal,
    createTimeoutError: () => new TimeoutError(address, timeoutMs),
  });
  const body = parseJson(address, text);

  if (isRecord(body) && isDisconnected(body['message'])) {
    log('no conectado');
  }
  return { ...parseEnvelope(request, body), raw: isRecord(body) ? body['result'] : undefined };
}

async function exchange(
  call: Call,
  { fetch = globalThis.fetch, getPage = readPage }: RequestEnvironment,
  signal: AbortSignal,
): Promise<string> {
  const { address } = call;
  const init = { ...createRequestInit(call, getPage()), signal };

  try {
    const response = await fetch(address, init);
    if (!response.ok) {
      throw new NetworkError(address, { status: response.status });
    }
    return await response.text();
  } catch (cause) {
    throw cause instanceof NetworkError ? cause : new NetworkError(address, { cause });
  }
}

function parseJson(address: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ContractError(address, ['the body is not JSON'], cause);
  }
}

function parseEnvelope<T>({ address, result }: ApiRequest<T>, body: unknown): Envelope<T> {
  const parsed = v.safeParse(envelopeSchema(result), body);

  if (!parsed.success) {
    throw new ContractError(address, parsed.issues.slice(0, PROBLEMS_SHOWN).map(describeIssue));
  }
  return parsed.output;
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue) ?? 'the response';
  return `${path}: ${issue.message}`.slice(0, PROBLEM_LENGTH);
}
