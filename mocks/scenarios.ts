import type { JsonBodyType } from 'msw';

/** How the server responds to a call. */
export type ScenarioReply =
  /** A response that satisfies the contract, after a delay in milliseconds. */
  | { kind: 'response'; delayMs: number }
  /** A response that satisfies the contract, with empty lists. */
  | { kind: 'empty' }
  /** An HTTP error without a body. */
  | { kind: 'status'; status: number; headers?: Readonly<Record<string, string>> }
  /** HTTP 200 with an HTML page, as a network with a sign-in page responds. */
  | { kind: 'page'; html: string }
  /** HTTP 200 with this JSON for each call. */
  | { kind: 'body'; body: JsonBodyType };

/** A state of the network or the server, for all calls. */
export interface Scenario {
  /** The label in the toolbar. */
  title: string;
  /** One sentence about the server. */
  server: string;
  reply: ScenarioReply;
}

/** Delay of the `slow` scenario, in milliseconds. */
const SLOW_DELAY_MS = 3000;

/** The network scenarios by id. The toolbar, the tests and the mock server use this list. */
export const scenarios = {
  ok: {
    title: 'OK',
    server: 'Responds to each call immediately, as the contract specifies.',
    reply: { kind: 'response', delayMs: 0 },
  },
  slow: {
    title: 'Slow',
    server: 'Responds to each call as the contract specifies, after 3 seconds.',
    reply: { kind: 'response', delayMs: SLOW_DELAY_MS },
  },
  failure: {
    title: 'Failed request',
    server: 'Responds to each call with HTTP 503 and no body.',
    reply: { kind: 'status', status: 503 },
  },
  empty: {
    title: 'Empty list',
    server: 'Responds as the contract specifies, with two empty product lists.',
    reply: { kind: 'empty' },
  },
  code: {
    title: 'Non-zero code',
    server: 'Responds to each call with code 1 and no result.',
    reply: { kind: 'body', body: { code: 1, message: 'Servicio no disponible', result: null } },
  },
  session: {
    title: 'Session ended',
    server: 'Responds to each call with "Sesión inactiva!", a non-zero code and no result.',
    reply: { kind: 'body', body: { code: 3, message: 'Sesión inactiva!', result: null } },
  },
  busy: {
    title: 'Too many requests',
    server: 'Responds to each call with HTTP 429 and a Retry-After header of one minute.',
    reply: { kind: 'status', status: 429, headers: { 'Retry-After': '60' } },
  },
  portal: {
    title: 'Captive portal',
    server: 'Responds to each call with HTTP 200 and the sign-in page of a Wi-Fi network.',
    reply: { kind: 'page', html: '<!doctype html><title>Wi-Fi</title><form>Acepte</form>' },
  },
  huge: {
    title: 'Huge response',
    server: 'Responds to each call with 5 MB of text in JSON that violates the contract.',
    reply: { kind: 'body', body: { code: 0, message: 'OK', result: 'x'.repeat(5_000_000) } },
  },
  malformed: {
    title: 'Invalid response',
    server: 'Responds to each call with JSON that violates the contract.',
    reply: { kind: 'body', body: { code: 'cero', message: ['OK'], result: 'TELCEL' } },
  },
} as const satisfies Record<string, Scenario>;

/** The id of a network scenario. */
export type ScenarioId = keyof typeof scenarios;

/** Whether a text is the id of a scenario. */
export function isScenarioId(text: string): text is ScenarioId {
  return Object.hasOwn(scenarios, text);
}
