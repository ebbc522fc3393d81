import * as v from 'valibot';
import { createCarrierListSchema } from './contract';

/** One call of requirements §7: where it goes, what it takes and what it answers. */
export interface Endpoint<TInput, TResult> {
  method: 'GET' | 'POST';
  /** The path below the base address, with its leading slash. */
  path: string;
  /** Whether the call needs a login before it. */
  session: boolean;
  /** Schema of `objectInput`. */
  input: v.GenericSchema<unknown, TInput>;
  /** Schema of `result`. */
  result: v.GenericSchema<unknown, TResult>;
}

/** The input of a call that takes none. */
export const noInput = v.object({});

const carrierListSchema = createCarrierListSchema((note) => {
  console.warn(note);
});

/** The endpoints that sell: all that a buyer's app calls. See `endpoints`. */
export const productEndpoints = {
  getProducts: {
    method: 'POST',
    path: '/recargas/producto/getProducts',
    session: false,
    input: noInput,
    result: carrierListSchema,
  },
  /** Assumed: the same tree as the recharge list. */
  getServiceProducts: {
    method: 'POST',
    path: '/servicios/producto/getProducts',
    session: false,
    input: noInput,
    result: carrierListSchema,
  },
} as const satisfies Record<string, Endpoint<unknown, unknown>>;
