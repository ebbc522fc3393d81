import { isPhone } from '#recargas/fields';
import type { Rule } from '../shared/firstFailure';

/** The carrier form, by the field names of the spec (§3). */
export interface CarrierValues {
  /** The phone's digits. */
  celular: string;
  /** The carrier's name. */
  company: string;
  /** The index of the chosen category. */
  categoria: number;
  /** The chosen product's sku; empty where none is chosen. */
  producto: string;
  /** The chosen product's price. */
  precio?: number | undefined;
  /** The chosen product's place among all of the carrier's. */
  lugar?: number | undefined;
}

/** What Pay asks for, in this order (spec §5, then the product). */
export const carrierRules = [
  { field: 'celular', holds: ({ celular }) => isPhone(celular) },
  { field: 'producto', holds: ({ producto }) => producto !== '' },
] as const satisfies readonly Rule<CarrierValues>[];

/** A field that Pay asks for. */
export type RuledField = (typeof carrierRules)[number]['field'];
