import * as v from 'valibot';

/** The response of every endpoint of requirements §7: a result with a code and a message. */
export interface Envelope<T> {
  /** 0 means success; every other number is a failure (requirements §3). */
  code: number;
  /** The server's message. Empty if the server sends none. */
  message: string;
  /** The result, or `null` if the call failed or the server is not connected. */
  result: T | null;
}

const code = v.pipe(v.number(), v.finite());
const message = v.nullish(v.string(), '');

const failureSchema = v.pipe(
  v.object({ code, message }),
  v.transform((response) => ({ ...response, result: null })),
);

/** Schema of a call without a result. Drops any result that the server sends. */
export const voidSchema = v.pipe(
  v.nullish(v.unknown(), null),
  v.transform(() => null),
);

/**
 * Whether a message means that the server is not connected to its operator, or that its session has
 * ended: exactly `No conectado`, or any text that contains `Sesión inactiva!` (requirements §7).
 */
export function isDisconnected(text: unknown): boolean {
  return typeof text === 'string' && (text === 'No conectado' || text.includes('Sesión inactiva!'));
}

/**
 * Creates the schema of a response from the schema of its result.
 *
 * The result of a failure is ignored, and the response of a disconnected server may omit it. In all other
 * cases, the result is required. Unknown keys are dropped.
 */
export function envelopeSchema<T>(
  result: v.GenericSchema<unknown, T>,
): v.GenericSchema<unknown, Envelope<T>> {
  const successSchema = v.object({ code, message, result });
  const disconnectedSchema = v.object({ code, message, result: v.nullish(result, null) });

  return v.lazy((input): v.GenericSchema<unknown, Envelope<T>> => {
    const response: Record<string, unknown> = isRecord(input) ? input : {};

    if (response['code'] !== 0) {
      return failureSchema;
    }
    return isDisconnected(response['message']) ? disconnectedSchema : successSchema;
  });
}

/** Whether a value is an object with readable properties. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/**
 * Returns the first problems of an invalid value, each with its path: `result.saldo: Invalid type…`. The text is short,
 * because a response may be megabytes of untrusted text.
 */
export function describeIssues(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues
    .slice(0, 5)
    .map((issue) => `${v.getDotPath(issue) ?? 'the value'}: ${issue.message}`.slice(0, 200))
    .join('; ');
}
