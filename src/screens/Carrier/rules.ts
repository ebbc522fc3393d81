import type { Product } from '#api/contract';
import { isCompletePhone } from '#masks/validation';
import type { Rule } from '../parts/useRuledForm';

/** The values of the carrier form, with the field names of requirements §3. */
export interface CarrierValues {
  celular: string;
  company: string;
  categoria: string;
  producto: Pick<Product, 'sku' | 'precio'> | undefined;
}

/** The rules of the carrier form. The first one that is broken shows its warning (requirements §5). */
export const rules: readonly Rule<CarrierValues>[] = [
  {
    field: 'celular',
    isValid: ({ celular }) => isCompletePhone(celular),
    title: 'carrier.warning.phone',
  },
  {
    field: 'producto',
    isValid: ({ producto }) => producto !== undefined,
    title: 'carrier.warning.product',
  },
];
