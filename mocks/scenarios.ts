import type { JsonBodyType } from 'msw';

/** What the server does with a call. */
export type ScenarioReply =
  /** Answers as the contract says, after a delay in milliseconds. */
  | { kind: 'answer'; delayMs: number }
  /** Answers as the contract says, but every list is empty. */
  | { kind: 'empty' }
  /** Answers an HTTP error without a body. */
  | { kind: 'status'; status: number; headers?: Readonly<Record<string, string>> }
  /** Answers HTTP 200 with a page, as networks do that ask people to sign in first. */
  | { kind: 'page'; html: string }
  /** Answers HTTP 200 with this JSON, whatever the call. */
  | { kind: 'body'; body: JsonBodyType };

/** A state of the network or the server, the same for all calls. */
export interface Scenario {
  /** What the toolbar shows. */
  title: string;
  /** What the server does, in one sentence. */
  server: string;
  reply: ScenarioReply;
}

/** Delay of the `slow` scenario, in milliseconds. */
const SLOW_DELAY_MS = 3000;

/** The network scenarios, by id: the one list for the toolbar, the tests and the mock server. */
export const scenarios = {
  ok: {
    title: 'OK',
    server: 'Answers every call at once, as the contract says.',
    reply: { kind: 'answer', delayMs: 0 },
  },
  slow: {
    title: 'Slow',
    server: 'Answers every call as the contract says, but 3 seconds late.',
    reply: { kind: 'answer', delayMs: SLOW_DELAY_MS },
  },
  failure: {
    title: 'Failed request',
    server: 'Answers every call with HTTP 503 and no body.',
    reply: { kind: 'status', status: 503 },
  },
  empty: {
    title: 'Empty list',
    server: 'Answers as the contract says, but both product lists are empty.',
    reply: { kind: 'empty' },
  },
  code: {
    title: 'Non-zero code',
    server: 'Answers every call with code 1 and no result.',
    reply: { kind: 'body', body: { code: 1, message: 'Servicio no disponible', result: null } },
  },
  session: {
    title: 'Session ended',
    server: 'Answers every call with "Sesión inactiva!", a non-zero code and no result.',
    reply: { kind: 'body', body: { code: 3, message: 'Sesión inactiva!', result: null } },
  },
  busy: {
    title: 'Too many requests',
    server: 'Answers every call with HTTP 429 and asks for a minute of patience.',
    reply: { kind: 'status', status: 429, headers: { 'Retry-After': '60' } },
  },
  portal: {
    title: 'Captive portal',
    server: 'Answers every call with a sign-in page of the Wi-Fi, and HTTP 200.',
    reply: { kind: 'page', html: '<!doctype html><title>Wi-Fi</title><form>Acepte</form>' },
  },
  huge: {
    title: 'Huge answer',
    server: 'Answers every call with 5 MB of text within JSON of another shape.',
    reply: { kind: 'body', body: { code: 0, message: 'OK', result: 'x'.repeat(5_000_000) } },
  },
  malformed: {
    title: 'Broken contract',
    server: 'Answers every call with JSON of another shape.',
    reply: { kind: 'body', body: { code: 'cero', message: ['OK'], result: 'TELCEL' } },
  },
} as const satisfies Record<string, Scenario>;

/** The id of a network scenario. */
export type ScenarioId = keyof typeof scenarios;

/** Whether a text, of an address or a setting for instance, is the id of a scenario. */
export function isScenarioId(text: string): text is ScenarioId {
  return Object.hasOwn(scenarios, text);
}
