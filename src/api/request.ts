import * as v from 'valibot';
import { withDeadline } from './deadline';
import { type Envelope, envelopeSchema, isDisconnected, isRecord } from './envelope';
import { ContractError, NetworkError, TimeoutError } from './errors';
import { type PageContext, readPage, setXsrfHeader } from './xsrf';

/** Time allowed for a request when nothing else is said, in milliseconds. */
const DEFAULT_TIMEOUT_MS = 10_000;

/** Bounds of what an error tells of a broken answer, which may be megabytes of hostile text. */
const PROBLEMS_SHOWN = 5;
const PROBLEM_LENGTH = 200;

/** An answer within the contract, along with what the server sent to the letter. */
export interface RecargasAnswer<T> extends Envelope<T> {
  /** What the server sent under `result`, as parsed from JSON and not checked. */
  raw: unknown;
}

/** The outside world of a request; every part has the browser's own as its default. */
export interface RequestEnvironment {
  /** @default the global `fetch` */
  fetch?: typeof globalThis.fetch;
  /** Time allowed for the whole answer, in milliseconds. @default 10000 */
  timeoutMs?: number;
  /** Reads the page for the XSRF rule. @default readPage */
  getPage?: () => PageContext | undefined;
  /** Takes the note on a disconnected server. @default console.log */
  log?: (note: string) => void;
}

/** A request to send. */
export interface RecargasRequest<T> {
  method: 'GET' | 'POST';
  /** Absolute address, or one relative to the page. */
  address: string;
  /** Sent as JSON; left out of a GET. */
  body: unknown;
  /** Schema of `result`. */
  result: v.GenericSchema<unknown, T>;
  /** Gives the request up when it aborts. */
  signal?: AbortSignal | undefined;
}

/**
 * Sends a request and reads its answer.
 *
 * Logs `no conectado` when the server says that it is not connected or its session has ended, and
 * passes that answer on all the same (requirements §7).
 *
 * @throws {NetworkError} when there is no answer, or one outside HTTP 2xx: a redirect is none either.
 * @throws {TimeoutError} when the answer is not complete in time.
 * @throws {ContractError} when the answer is no JSON or breaks the contract.
 * @throws the signal's reason (an `AbortError` by default) when the signal aborts.
 */
export async function sendRequest<T>(
  request: RecargasRequest<T>,
  environment: RequestEnvironment = {},
): Promise<RecargasAnswer<T>> {
  const { address } = request;
  const { timeoutMs = DEFAULT_TIMEOUT_MS } = environment;

  const text = await withDeadline((signal) => exchange(request, environment, signal), {
    timeoutMs,
    signal: request.signal,
    createTimeoutError: () => new TimeoutError(address, timeoutMs),
  });
  const answer = parseJson(address, text);

  if (isRecord(answer) && isDisconnected(answer['message'])) {
    logNote('no conectado', environment);
  }
  return { ...parseAnswer(request, answer), raw: isRecord(answer) ? answer['result'] : undefined };
}

async function exchange<T>(
  { method, address, body }: RecargasRequest<T>,
  { fetch = globalThis.fetch, getPage = readPage }: RequestEnvironment,
  signal: AbortSignal,
): Promise<string> {
  const headers = new Headers({ Accept: 'application/json' });
  // A redirect would carry the XSRF token, and by 307 and 308 the body, to whatever host it names.
  const init: RequestInit = { method, headers, signal, redirect: 'error' };

  if (method !== 'GET') {
    headers.set('Content-Type', 'application/json');
    init.body = JSON.stringify(body);
  }
  setXsrfHeader(headers, { method, address }, getPage());

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
    throw new ContractError(address, ['the body is no JSON'], cause);
  }
}

function parseAnswer<T>({ address, result }: RecargasRequest<T>, answer: unknown): Envelope<T> {
  const parsed = v.safeParse(envelopeSchema(result), answer);

  if (!parsed.success) {
    throw new ContractError(address, parsed.issues.slice(0, PROBLEMS_SHOWN).map(describeIssue));
  }
  return parsed.output;
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  const place = v.getDotPath(issue) ?? 'the answer';
  return `${place}: ${issue.message}`.slice(0, PROBLEM_LENGTH);
}

function logNote(note: string, { log }: RequestEnvironment): void {
  if (log) {
    log(note);
  } else {
    console.log(note);
  }
}
