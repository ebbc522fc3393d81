import type { Envelope } from '#api/envelope';

/** The codes and messages of refused calls. All are assumed: requirements §8 lists none. */
export const refusals = {
  badRequest: { code: 2, message: 'La solicitud no es válida' },
  inactiveSession: { code: 3, message: 'Sesión inactiva!' },
  unknownToken: { code: 4, message: 'El token no es válido' },
  wrongLogin: { code: 5, message: 'El usuario o la contraseña no coinciden' },
  unknownSku: { code: 6, message: 'El producto no existe' },
  wrongPhone: { code: 7, message: 'El número celular debe tener 10 dígitos' },
  lowBalance: { code: 8, message: 'El saldo no alcanza para esta venta' },
  unknownFolio: { code: 9, message: 'El folio no existe' },
} as const;

/** Creates the response of a successful call. */
export function accept<T>(result: T): Envelope<T> {
  return { code: 0, message: 'OK', result };
}

/** Creates the response of a refused call. */
export function refuse(reason: keyof typeof refusals): Envelope<never> {
  return { ...refusals[reason], result: null };
}
