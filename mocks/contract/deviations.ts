import * as v from 'valibot';
import { createStrictSchemas } from '#api/contract';
import { type EndpointName, endpoints } from '#api/endpoints';
import { refusals } from '../responses';
import { type Reply, XSRF_COOKIE } from './connection';

/** A difference between a response and the contract. */
export interface Deviation {
  /** The path of the field, such as `result.0.name`, or `HTTP status`, `body` or `Set-Cookie`. */
  field: string;
  expected: string;
  received: string;
}

/** Returns the deviations of a response. */
export type Check = (reply: Reply) => Deviation[];

/** The longest text that a deviation quotes. */
const LONGEST_QUOTE = 60;

/** The schemas of the product list. Unlike those of the app, they reject a list with an invalid item. */
export const strictSchemas = createStrictSchemas();

/** Returns the schema of an endpoint's result. */
export function resultSchema(name: EndpointName): v.GenericSchema {
  const isList = name === 'getProducts' || name === 'getServiceProducts';
  return isList ? strictSchemas.carriers : endpoints[name].result;
}

const message = v.nullish(v.string());

/** Expects code 0 and a valid result. */
export function succeeds(result: v.GenericSchema): Check {
  return expectBody(v.object({ code: v.literal(0), message, result }));
}

/** Expects the code and the message of a refused call. A message of an ended session may be longer. */
export function refuses(reason: keyof typeof refusals): Check {
  const { code, message: text } = refusals[reason];
  const expected = v.custom(
    (received) =>
      received === text ||
      (reason === 'inactiveSession' && typeof received === 'string' && received.includes(text)),
    `"${text}"`,
  );
  return expectBody(v.object({ code: v.literal(code), message: expected }));
}

/** Expects an HTTP status. */
export function hasStatus(expected: string, isExpected: (status: number) => boolean): Check {
  return ({ status }) =>
    isExpected(status) ? [] : [{ field: 'HTTP status', expected, received: `HTTP ${status}` }];
}

/** Expects a cookie with the XSRF token that scripts can read. */
export function setsXsrfCookie({ cookies }: Reply): Deviation[] {
  const cookie = cookies.find((header) => header.startsWith(`${XSRF_COOKIE}=`));
  if (cookie !== undefined && !/;\s*httponly/i.test(cookie)) return [];
  const expected = `${XSRF_COOKIE} without HttpOnly`;
  return [{ field: 'Set-Cookie', expected, received: cookie ? 'HttpOnly' : 'no such cookie' }];
}

/** Returns the value of a JSON text, or `undefined` if it is not JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isOk = hasStatus('HTTP 2xx', (status) => status >= 200 && status <= 299);

function expectBody(schema: v.GenericSchema): Check {
  return (reply) => {
    const body = readJson(reply.text);
    if (isOk(reply).length > 0) return isOk(reply);
    if (body === undefined) {
      return [{ field: 'body', expected: 'JSON', received: quote(reply.text) }];
    }
    const { issues = [] } = v.safeParse(schema, body);
    return issues.map((issue) => ({
      field: v.getDotPath(issue) ?? 'body',
      expected: quote(issue.type === 'custom' ? issue.message : (issue.expected ?? issue.message)),
      received: quote(issue.received),
    }));
  };
}

function quote(text: string): string {
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;
}
