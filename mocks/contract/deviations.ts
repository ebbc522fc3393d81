import * as v from 'valibot';
import { strictCarrierListSchema } from '#api/contract';
import { type EndpointName, endpoints } from '#api/endpoints';
import { isDisconnected } from '#api/envelope';
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

/** The schemas of the results. Unlike those of the app, they reject a list that contains an invalid item. */
export const resultSchemas: Readonly<Record<EndpointName, v.GenericSchema>> = {
  ...(Object.fromEntries(
    Object.entries(endpoints).map(([name, { result }]) => [name, result]),
  ) as Record<EndpointName, v.GenericSchema>),
  getProducts: strictCarrierListSchema,
  getServiceProducts: strictCarrierListSchema,
};

const message = v.nullish(v.string());

/** Expects code 0 and a valid result. */
export function succeeds(endpoint: EndpointName, result = resultSchemas[endpoint]): Check {
  return expectBody(v.object({ code: v.literal(0), message, result }));
}

/** Expects the code and the message of a refused call. */
export function refuses(reason: keyof typeof refusals): Check {
  const { code, message: text } = refusals[reason];
  const expected = v.custom(
    // The app also accepts a longer message of an ended session (requirements §7).
    (received) => (reason === 'inactiveSession' ? isDisconnected(received) : received === text),
    `"${text}"`,
  );
  return expectBody(v.object({ code: v.literal(code), message: expected }));
}

/** Expects an HTTP status. */
export function hasStatus(status: number): Check {
  return (reply) => (reply.status === status ? [] : [statusDeviation(`HTTP ${status}`, reply)]);
}

/** Expects any HTTP status except 404. */
export function exists(reply: Reply): Deviation[] {
  return reply.status === 404 ? [statusDeviation('any but HTTP 404', reply)] : [];
}

/** Expects a cookie with the XSRF token that scripts can read. */
export function setsXsrfCookie({ cookies }: Reply): Deviation[] {
  const cookie = cookies.find((header) => header.startsWith(`${XSRF_COOKIE}=`));
  if (cookie !== undefined && !/;\s*httponly/i.test(cookie)) return [];
  const expected = `${XSRF_COOKIE} without HttpOnly`;
  return [{ field: 'Set-Cookie', expected, received: cookie ? 'HttpOnly' : 'no such cookie' }];
}

/** Returns the JSON of a response, or `undefined` if it is not JSON. */
export function readJson({ text }: Reply): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function expectBody(schema: v.GenericSchema): Check {
  return (reply) => {
    if (reply.status < 200 || reply.status > 299) return [statusDeviation('HTTP 2xx', reply)];
    const body = readJson(reply);
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

function statusDeviation(expected: string, { status }: Reply): Deviation {
  return { field: 'HTTP status', expected, received: `HTTP ${status}` };
}

function quote(text: string): string {
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;
}
