import * as v from 'valibot';
import { createCarrierListSchema } from './contract.ts';

/** The token that calls contain by default (requirements §7). The mocks accept it. */
export const DEFAULT_TOKEN = 'demo';

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

/** Endpoints by name. */
export type Endpoints = Readonly<Record<string, Endpoint<unknown, unknown>>>;

/** Schema of the empty input. */
export const noInput = v.object({});

const productList = {
  method: 'POST',
  session: false,
  input: noInput,
  result: createCarrierListSchema((message) => {
    console.warn(message);
  }),
} as const;

/** The endpoints that the buyer's app calls. See `endpoints` for all of them. */
export const productEndpoints = {
  /** The carriers with their categories and products. */
  getProducts: { path: '/recargas/producto/getProducts', ...productList },
  /** The services for sale. Assumed: the same structure as the product list. */
  getServiceProducts: { path: '/servicios/producto/getProducts', ...productList },
} satisfies Endpoints;
