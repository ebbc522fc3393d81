import * as v from 'valibot';
import { type ApiResponse, type RequestEnvironment, sendRequest } from './request.ts';
import type { Call } from './requestInit.ts';

/** The token that calls contain by default (requirements §7). The mocks accept it. */
export const DEFAULT_TOKEN = 'demo';

/** Schema of the empty input. */
export const noInput = v.object({});

/** The settings of all calls. */
export interface ApiSettings {
  /** The base URL of the server, without a trailing slash. If empty, the page's origin. */
  apiBaseUrl: string;
  /** The fixed token that the server expects in every call (requirements §7). */
  apiToken: string;
}

/** What all calls have in common. */
export interface ApiEnvironment extends RequestEnvironment {
  settings: ApiSettings;
  /** Returns the session of the operator, if there is one. */
  getSession?: () => string | undefined;
}

/** Calls an endpoint of requirements §7. It rejects as `sendRequest` does, and `signal` cancels it. */
export interface Endpoint<TInput, TResult> {
  (environment: ApiEnvironment, input: TInput, signal?: AbortSignal): Promise<ApiResponse<TResult>>;
  method: Call['method'];
  /** The path relative to the base URL, with a leading slash. */
  path: string;
  /** Schema of `objectInput`. */
  input: v.GenericSchema<unknown, TInput>;
}

/** Returns a call with `{ token, objectInput }`, and `sesion` (assumed) if there is a session. */
export function createCall<TInput>(
  { method, path }: Pick<Endpoint<TInput, unknown>, 'method' | 'path'>,
  { settings, getSession }: ApiEnvironment,
  input: TInput,
): Call {
  return {
    method,
    address: settings.apiBaseUrl + path,
    // `JSON.stringify` omits an undefined session.
    body: { token: settings.apiToken, objectInput: input, sesion: getSession?.() },
  };
}

function createEndpoint<TInput, TResult>(
  method: Call['method'],
  path: string,
  input: v.GenericSchema<unknown, TInput>,
  result: v.GenericSchema<unknown, TResult>,
): Endpoint<TInput, TResult> {
  function call(environment: ApiEnvironment, objectInput: TInput, signal?: AbortSignal) {
    const sent = createCall({ method, path }, environment, objectInput);
    return sendRequest({ ...sent, result, signal }, environment);
  }
  return Object.assign(call, { method, path, input });
}

/** Creates the function of an endpoint that is called by POST. A build omits the functions that it does not use. */
/* @__NO_SIDE_EFFECTS__ */
export function post<TInput, TResult>(
  path: string,
  input: v.GenericSchema<unknown, TInput>,
  result: v.GenericSchema<unknown, TResult>,
): Endpoint<TInput, TResult> {
  return createEndpoint('POST', path, input, result);
}

/** Creates the function of an endpoint that is called by GET, so without a body. */
/* @__NO_SIDE_EFFECTS__ */
export function get<TResult>(
  path: string,
  result: v.GenericSchema<unknown, TResult>,
): Endpoint<object, TResult> {
  return createEndpoint('GET', path, noInput, result);
}
