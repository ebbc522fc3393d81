import * as v from 'valibot';
import { createCarrierListSchema } from './contract';

/** An endpoint of requirements §7: its method, path, input and result. */
export interface Endpoint<TInput, TResult> {
  method: 'GET' | 'POST';
  /** The path relative to the base URL, with a leading slash. */
  path: string;
  /** Whether the call requires a login. */
  session: boolean;
  /** Schema of `objectInput`. */
  input: v.GenericSchema<unknown, TInput>;
  /** Schema of `result`. */
  result: v.GenericSchema<unknown, TResult>;
}

/** Schema of the empty input. */
export const noInput = v.object({});

const carrierListSchema = createCarrierListSchema((note) => {
  console.warn(note);
});

/** The endpoints that the buyer's app calls. See `endpoints` for all of them. */
export const productEndpoints = {
  getProducts: {
    method: 'POST',
    path: '/recargas/producto/getProducts',
    session: false,
    input: noInput,
    result: carrierListSchema,
  },
  /** Assumed: the same structure as the recharge list. */
  getServiceProducts: {
    method: 'POST',
    path: '/servicios/producto/getProducts',
    session: false,
    input: noInput,
    result: carrierListSchema,
  },
} as const satisfies Record<string, Endpoint<unknown, unknown>>;
