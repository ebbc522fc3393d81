import * as v from 'valibot';

/** What every endpoint of requirements §7 answers: its result in a wrapper with a code and a message. */
export interface Envelope<T> {
  /** 0 means success; every other number is a failure (requirements §3). */
  code: number;
  /** The server's word on the call. Empty when the server sent none. */
  message: string;
  /** The result, or `null` when the call failed or the server is not connected. */
  result: T | null;
}

const code = v.pipe(v.number(), v.finite());
const message = v.nullish(v.string(), '');

const failureSchema = v.pipe(
  v.object({ code, message }),
  v.transform((answer) => ({ ...answer, result: null })),
);

/** Schema of a call which answers nothing but its code; whatever the server adds is dropped. */
export const voidSchema = v.pipe(
  v.nullish(v.unknown(), null),
  v.transform(() => null),
);

/**
 * Whether a message tells that the server is not connected to its operator or that its session has
 * ended: `No conectado` to the letter, or anything holding `Sesión inactiva!` (requirements §7).
 */
export function isDisconnected(text: unknown): boolean {
  return typeof text === 'string' && (text === 'No conectado' || text.includes('Sesión inactiva!'));
}

/**
 * Builds the schema of an answer from the schema of its result.
 *
 * A result is required only where there can be one: a failure's is not looked at, and the answer of
 * a disconnected server may leave it out. Keys outside the contract are dropped.
 */
export function envelopeSchema<T>(
  result: v.GenericSchema<unknown, T>,
): v.GenericSchema<unknown, Envelope<T>> {
  const successSchema = v.object({ code, message, result });
  const disconnectedSchema = v.object({ code, message, result: v.nullish(result, null) });

  return v.lazy((input): v.GenericSchema<unknown, Envelope<T>> => {
    const answer: Record<string, unknown> = isRecord(input) ? input : {};

    if (answer['code'] !== 0) {
      return failureSchema;
    }
    return isDisconnected(answer['message']) ? disconnectedSchema : successSchema;
  });
}

/** Whether a value has fields to read. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
