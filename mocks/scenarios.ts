/** A state of the network or the server, for all calls. */
export interface Scenario {
  /** The label in the toolbar. */
  title: string;
  /** One sentence about the server. */
  server: string;
  /** The response to each call. @default as the contract specifies */
  respond?: () => Response;
  /** The delay of each response, in milliseconds. */
  delayMs?: number;
  /** Whether the product lists are empty. */
  isEmpty?: boolean;
}

/** The network scenarios by id. The toolbar, the tests and the mock server use this list. */
export const scenarios = {
  ok: {
    title: 'OK',
    server: 'Responds to each call immediately, as the contract specifies.',
  },
  slow: {
    title: 'Slow',
    server: 'Responds to each call as the contract specifies, after 3 seconds.',
    delayMs: 3000,
  },
  failure: {
    title: 'Failed request',
    server: 'Responds to each call with HTTP 503 and no body.',
    respond: () => new Response(null, { status: 503 }),
  },
  empty: {
    title: 'Empty list',
    server: 'Responds as the contract specifies, with two empty product lists.',
    isEmpty: true,
  },
  code: {
    title: 'Non-zero code',
    server: 'Responds to each call with code 1 and no result.',
    respond: () => Response.json({ code: 1, message: 'Servicio no disponible', result: null }),
  },
  session: {
    title: 'Session ended',
    server: 'Responds to each call with "Sesión inactiva!", a non-zero code and no result.',
    respond: () => Response.json({ code: 3, message: 'Sesión inactiva!', result: null }),
  },
  busy: {
    title: 'Too many requests',
    server: 'Responds to each call with HTTP 429 and a Retry-After header of one minute.',
    respond: () => new Response(null, { status: 429, headers: { 'Retry-After': '60' } }),
  },
  portal: {
    title: 'Captive portal',
    server: 'Responds to each call with HTTP 200 and the sign-in page of a Wi-Fi network.',
    respond: () =>
      new Response('<!doctype html><title>Wi-Fi</title><form>Acepte</form>', {
        headers: { 'Content-Type': 'text/html' },
      }),
  },
  huge: {
    title: 'Huge response',
    server: 'Responds to each call with 5 MB of text in JSON that violates the contract.',
    respond: () => Response.json({ code: 0, message: 'OK', result: 'x'.repeat(5_000_000) }),
  },
  malformed: {
    title: 'Invalid response',
    server: 'Responds to each call with JSON that violates the contract.',
    respond: () => Response.json({ code: 'cero', message: ['OK'], result: 'TELCEL' }),
  },
} as const satisfies Record<string, Scenario>;

/** The id of a network scenario. */
export type ScenarioId = keyof typeof scenarios;

/** Whether a text is the id of a scenario. */
export function isScenarioId(text: string): text is ScenarioId {
  return Object.hasOwn(scenarios, text);
}
